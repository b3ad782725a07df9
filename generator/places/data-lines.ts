import { readFileSync } from 'node:fs'

/**
 * Reads lines of a large text file by a text that they contain. The file is searched as bytes, which takes a few
 * milliseconds, and only the lines found become strings.
 */
export function lineReader(file: string): (marker: string) => string[] {
  let bytes: Buffer | undefined
  return (marker) => {
    bytes ??= readFileSync(file)
    const lines: string[] = []
    for (let found = bytes.indexOf(marker); found >= 0; ) {
      const start = bytes.lastIndexOf(10, found) + 1
      const end = bytes.indexOf(10, found)
      const stop = end < 0 ? bytes.length : end
      lines.push(bytes.toString('utf8', start, stop))
      found = bytes.indexOf(marker, stop)
    }
    return lines
  }
}
