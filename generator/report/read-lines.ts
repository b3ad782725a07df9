import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

/** Bytes that are read at once. */
const pieceBytes = 1_000_000

/** The lines of a UTF-8 file, without their line feeds. The file may be longer than a string can be. */
export function* readLines(path: string): Generator<string> {
  const file = openSync(path, 'r')
  try {
    const decoder = new StringDecoder('utf8')
    const piece = Buffer.allocUnsafe(pieceBytes)
    let begun = ''
    for (let length = readSync(file, piece); length > 0; length = readSync(file, piece)) {
      const [first = '', ...others] = decoder.write(piece.subarray(0, length)).split('\n')
      begun += first
      for (const line of others) {
        yield begun
        begun = line
      }
    }
    begun += decoder.end()
    if (begun !== '') yield begun
  } finally {
    closeSync(file)
  }
}
