import type { Download } from 'playwright'

/** The bytes of a downloaded file. They are streamed: the browser belongs to another process. */
export async function downloaded(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks)
}
