import type { PictureFormat } from './picture-format.ts'

/**
 * True when the end of a picture's file is missing, as after a copy that was cut short. Only asked of a picture that
 * cannot be decoded, to say why; what libraries say of it differs from one to the next.
 */
export function breaksOff(format: PictureFormat, bytes: Buffer): boolean {
  return isEndMissing[format](bytes)
}

const isEndMissing: Record<PictureFormat, (bytes: Buffer) => boolean> = {
  // The end marker, after the last start of pixels; a thumbnail in the head has both as well.
  jpeg: (bytes) =>
    bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') <= bytes.lastIndexOf('\xff\xda', undefined, 'latin1'),
  png: (bytes) => !tailOf(bytes).includes('IEND', 0, 'latin1'),
  // The size of all after the first 8 bytes.
  webp: (bytes) => bytes.length < 12 || bytes.length < 8 + bytes.readUInt32LE(4),
  avif: isBoxCut,
  svg: (bytes) => !/<\/([\w.-]+:)?svg\s*>/i.test(tailOf(bytes).toString('latin1')),
}

/** Some programs write a little after the end. */
const tailOf = (bytes: Buffer) => bytes.subarray(-64 * 1024)

/** Boxes of an ISO file follow each other, each with its size first: 0 is "to the end", 1 is "64 bits further on". */
function isBoxCut(bytes: Buffer): boolean {
  let at = 0
  while (at < bytes.length) {
    if (at + 16 > bytes.length) return true
    const size = bytes.readUInt32BE(at)
    if (size === 0) return false
    // A size that leaves no room for itself is damage; it must not keep us where we are.
    at += size === 1 ? Math.max(Number(bytes.readBigUInt64BE(at + 8)), 16) : Math.max(size, 8)
  }
  return at > bytes.length
}
