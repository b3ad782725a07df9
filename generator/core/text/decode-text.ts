/**
 * The text of an exported file. Services write UTF-8 and UTF-16 with and without a byte order mark; spreadsheets on
 * Windows save CSV files as Windows-1252. The byte order mark is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const { replaced, others } = countsOf(text)
  return replaced > others ? new TextDecoder('windows-1252').decode(bytes) : text
}

/** UTF-16, by its byte order mark, or because every second byte of the start is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const start = bytes.subarray(0, 1000)
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = start.length / 4
  if (odd > most && even < most / 8) return 'utf-16le'
  return even > most && odd < most / 8 ? 'utf-16be' : undefined
}

/** Characters that are not ASCII: those that replace malformed bytes, and others. */
function countsOf(text: string): { replaced: number; others: number } {
  let replaced = 0
  let others = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) replaced++
    else if (code > 127) others++
  }
  return { replaced, others }
}
