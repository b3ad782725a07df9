import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { answersOf } from '../../generator/hosts/preview-rules.ts'
import { type Preview, startPreview } from '../../generator/serve/preview.ts'

const compress = promisify(brotliCompress)

/** What a host compresses; pictures and fonts are compressed as they are. */
const compressible = /^(text\/|application\/(javascript|json|xml)|image\/svg)/

const emptyFrame = '/empty-frame.html'

/**
 * The preview as a phone should meet it for a measurement: compressed on the way as every static host does it, and with
 * an empty document in the frames of other companies, whose weight is not ours.
 */
export async function startStaticHost(dir: string): Promise<Preview> {
  const preview = await startPreview({ dir, port: 0, answers: answersOf(undefined) })
  const server = createServer((request, response) => {
    pass(preview.url, request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has such an address once it listens
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await preview.close()
    },
  }
}

async function pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === emptyFrame) {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><html lang="en"><title>Frame</title></html>')
    return
  }
  const answer = await fetch(origin + request.url, { method: request.method, redirect: 'manual' })
  const headers: Record<string, string> = {}
  for (const name of ['content-type', 'cache-control', 'location']) {
    const value = answer.headers.get(name)
    if (value !== null) headers[name] = value
  }
  const isPage = headers['content-type']?.startsWith('text/html')
  const body = isPage ? withEmptyFrames(await answer.text()) : Buffer.from(await answer.arrayBuffer())
  const isSmaller =
    compressible.test(headers['content-type'] ?? '') && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (!isSmaller) {
    response.writeHead(answer.status, headers).end(body)
    return
  }
  // As hosts compress on the fly; the best there is takes a tenth of a second for a page, which would count as theirs.
  const sent = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  response.writeHead(answer.status, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' }).end(sent)
}

function withEmptyFrames(html: string): string {
  return html.replace(/(<iframe[^>]* src=")https:[^"]*/g, `$1${emptyFrame}`)
}
