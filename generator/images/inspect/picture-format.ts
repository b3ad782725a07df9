/** Format of an image by its content, not its name. */
export type PictureFormat = 'svg' | 'jpeg' | 'png' | 'webp' | 'avif'

/** What a file's first bytes show: a supported image, another known format, or undefined. */
export type Content = { format: PictureFormat } | { other: string } | undefined

/** Display names. */
export const formatNames: Record<PictureFormat, string> = {
  svg: 'SVG',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
}

/** File endings of each format, the usual one first. */
export const formatEndings: Record<PictureFormat, readonly [string, ...string[]]> = {
  svg: ['svg'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
}

/** Recognises a file by its first bytes. Source of the signatures: https://mimesniff.spec.whatwg.org and each format's standard. */
export function contentOf(bytes: Buffer): Content {
  const head = bytes.subarray(0, 64).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return { format: 'jpeg' }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { format: 'png' }
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return { format: 'webp' }
  if (head.startsWith('ftyp', 4)) return ofBrands(bytes)
  if (head.startsWith('BM') && head.startsWith('\0\0\0\0', 6)) return { other: 'a BMP' }
  const [, name] = signatures.find(([signature]) => head.startsWith(signature)) ?? []
  if (name) return { other: name }
  return ofText(bytes)
}

const signatures: [string, string][] = [
  ['GIF8', 'a GIF'],
  ['II*\0', 'a TIFF'],
  ['MM\0*', 'a TIFF'],
  ['%PDF-', 'a PDF'],
  ['%!PS', 'a PostScript file'],
  ['\0\0\x01\0', 'an icon (ICO)'],
  ['8BPS', 'a Photoshop file (PSD)'],
  ['\xff\x0a', 'a JPEG XL'],
  ['\0\0\0\x0cJXL ', 'a JPEG XL'],
  ['\0\0\0\x0cjP  ', 'a JPEG 2000'],
  ['\x1f\x8b', 'a compressed file (gzip), perhaps an SVGZ'],
  ['PK\x03\x04', 'a compressed archive'],
  ['version https://git-lfs', 'a Git LFS pointer to the image'],
]

/** ISO base media: the ftyp box holds a major brand, a version and the compatible brands, four letters each. */
function ofBrands(bytes: Buffer): Content {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 256)
  const brands = new Set([bytes.toString('latin1', 8, 12)])
  for (let at = 16; at + 4 <= end; at += 4) brands.add(bytes.toString('latin1', at, at + 4))
  if (brands.has('avif') || brands.has('avis')) return { format: 'avif' }
  if ([...brands].some((brand) => /^(hei|hev|mif1|msf1)/.test(brand))) return { other: 'a HEIC' }
  return { other: 'a video' }
}

/** Text with an <svg> start tag is an SVG, in any encoding. */
function ofText(bytes: Buffer): Content {
  // Markup in UTF-16 has a zero byte in each pair; without the zeros it reads as Latin-1, as do byte order marks.
  const start = bytes
    .subarray(0, 64 * 1024)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
    .trimStart()
  if (!start.startsWith('<')) return undefined
  if (/<([\w.-]+:)?svg[\s/>]/i.test(start)) return { format: 'svg' }
  return /<html[\s>]|<!doctype html/i.test(start) ? { other: 'a web page (HTML)' } : undefined
}

/** Whether a file declares an animation. WebP is not checked here, because its decoder counts the frames. */
export function saysItMoves(format: PictureFormat, bytes: Buffer): boolean {
  if (format === 'avif') return bytes.toString('latin1', 8, 12) === 'avis'
  if (format !== 'png') return false
  // An animated PNG has a chunk acTL before the first chunk of pixels.
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}
