import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

// Valid and damaged image files for tests, created on use.

/** Noise around a colour, so that the file is not tiny. */
export function photograph(width = 900, height = 600): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#446688', noise } })
}

export function plain(background: string, width = 900, height = 600): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

export const cutShort = (bytes: Buffer, part = 0.5): Buffer => bytes.subarray(0, bytes.length * part)

/** Changes every byte of the middle fifth. */
export function damaged(bytes: Buffer): Buffer {
  const middle = [bytes.length * 0.4, bytes.length * 0.6].map(Math.floor)
  return Buffer.from(
    bytes.map((byte, index) => (index > (middle[0] ?? 0) && index < (middle[1] ?? 0) ? byte ^ 0x5a : byte)),
  )
}

/** A WebP of a red frame and a green one. */
export async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => plain(colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** An animated PNG with one red frame. */
export async function movingPng(width = 900, height = 600): Promise<Buffer> {
  const still = await plain('#ff0000', width, height).png().toBuffer()
  const afterHeader = 8 + 25 // signature; IHDR of 13 bytes with its length, type and checksum
  const frames = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])
  return Buffer.concat([still.subarray(0, afterHeader), pngChunk('acTL', frames), still.subarray(afterHeader)])
}

/** A PNG of one bit a pixel, all black; the file is a thousandth of the pixels. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(lines)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

export function drawing(attributes: string, content = '<rect width="50" height="20" fill="#cc2222"/>'): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)
}

/** Small and well-formed, but minutes of work for any renderer: filters nested forty deep. */
export function endlessDrawing(): Buffer {
  const filter =
    '<filter id="f"><feTurbulence numOctaves="10" baseFrequency=".05"/><feGaussianBlur stdDeviation="400"/></filter>'
  const nested = `${'<g filter="url(#f)">'.repeat(40)}<rect width="1600" height="1200"/>${'</g>'.repeat(40)}`
  return drawing('width="1600" height="1200"', filter + nested)
}
