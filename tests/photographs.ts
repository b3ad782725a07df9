// `npm run photographs -- DIR`: copies the manifest to a directory and adds photographs of realistic size to it, so that
// a site with photographs can be built and measured. They are made of noise with the spectrum of natural images.

import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const [width, height] = [2400, 1600]

/** Names below images/: the large image of the home page, one of a city, and drawings that many pages show. */
const names = ['home-hero', 'salt-lake-city-hero', 'stock/salt-lake-valley', 'stock/city-skyline', 'stock/suburb']

const [dir] = process.argv.slice(2)
if (!dir) throw new Error('Name the directory for the copy of the manifest.')
await cp('manifest', dir, { recursive: true })
for (const [seed, name] of names.entries()) {
  const file = join(dir, 'images', `${name}.jpg`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await photograph(seed))
}
process.stdout.write(`${names.length} photographs in ${dir}/images\n`)

/** A JPEG of about the size that a camera writes: octaves of noise, each weaker than the coarser one before it. */
async function photograph(seed: number): Promise<Buffer> {
  const random = randomFrom(seed)
  const sum = new Float32Array(width * height * 3)
  for (let cells = 3, strength = 0.35; cells <= width; cells *= 2, strength /= 1.3) {
    const [columns, rows] = [cells, Math.ceil((cells * 2) / 3)]
    const grid = Buffer.from(Float64Array.from({ length: columns * rows * 3 }, () => random() * 256))
    const octave = await sharp(grid, { raw: { width: columns, height: rows, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + ((octave[at] ?? 0) - 128) * strength
  }
  const pixels = Uint8ClampedArray.from(sum, (value) => 128 + value)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** The same numbers from 0 to 1 for the same seed. Source: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
