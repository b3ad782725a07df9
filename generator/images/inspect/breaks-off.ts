import type { PictureFormat } from './picture-format.ts'

/**
 * True if the end of an image's file is missing, as after an interrupted copy. Used to explain why an image cannot be
 * decoded, because the messages of libraries differ.
 */
export function breaksOff(format: PictureFormat, bytes: Buffer): boolean {
  return isEndMissing[format](bytes)
}

const isEndMissing: Record<PictureFormat, (bytes: Buffer) => boolean> = {
  // The end marker must follow the last start of scan; a thumbnail in the header has both markers too.
  jpeg: (bytes) =>
    bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') <= bytes.lastIndexOf('\xff\xda', undefined, 'latin1'),
  png: (bytes) => !tailOf(bytes).includes('IEND', 0, 'latin1'),
  // Bytes 4 to 7 hold the size of everything after the first 8 bytes.
  webp: (bytes) => bytes.length < 12 || bytes.length < 8 + bytes.readUInt32LE(4),
  avif: isBoxCut,
  svg: (bytes) => !/<\/([\w.-]+:)?svg\s*>/i.test(tailOf(bytes).toString('latin1')),
}

/** Some programs append bytes after the end. */
const tailOf = (bytes: Buffer) => bytes.subarray(-64 * 1024)

/**
 * An ISO file is a sequence of boxes, each starting with its size: 0 means to the end, 1 means a 64-bit size at byte 8.
 */
function isBoxCut(bytes: Buffer): boolean {
  let at = 0
  while (at < bytes.length) {
    if (at + 16 > bytes.length) return true
    const size = bytes.readUInt32BE(at)
    if (size === 0) return false
    // A size smaller than the box header is damage; the loop must advance anyway.
    at += size === 1 ? Math.max(Number(bytes.readBigUInt64BE(at + 8)), 16) : Math.max(size, 8)
  }
  return at > bytes.length
}
