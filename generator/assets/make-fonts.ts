import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Font } from 'fontkit'
import type { Typeface } from '#manifest/schema.ts'
import { cachedDir } from '../core/cached-dir.ts'
import { standInFaces } from './stand-in-faces.ts'
import { type FontSource, fontPaths, fontSource } from './typefaces.ts'

/** Weights that the stylesheets use, by role. A test compares them with the stylesheets. */
export const fontWeights = { heading: { min: 600, max: 600 }, text: { min: 400, max: 700 } } as const
type Role = keyof typeof fontWeights
type Weights = { min: number; max: number }

/** The characters that are in the first file of every typeface: ASCII, and the punctuation of screens and formats. */
const baseLetters = `${String.fromCharCode(...range(0x20, 0x7e))}\u00a0©®°·×–—‘’“”•…→™€`

/** From this many used letters on, those of a further file are preloaded: a language needs them. */
const fewestLetters = 4

/** Features of the fonts that pages use: kerning, ligatures, accents, variants by language, and digits of one width. */
const features = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'rvrn', 'tnum']

/** Font files to keep. Each has some 20 kB. */
const mostFiles = 100

export type FontOptions = {
  typeface: Record<Role, Typeface>
  /** Letters beyond ASCII that the texts have. */
  letters: string
  cacheDir: string
}

/**
 * Makes the font files of a site, and returns their `@font-face` rules, with paths on this disk. The letters that the
 * texts use are in a file that pages preload (`isFirstFont`). A browser loads the rest when a page has such a letter.
 */
export async function makeFonts({ typeface, letters, cacheDir }: FontOptions): Promise<string> {
  const dir = fontsDir(cacheDir)
  await mkdir(dir, { recursive: true })
  const wanted = new Set([...(baseLetters + letters)].map(codePoint))
  const css: string[] = []
  for (const [name, weights] of weightsByTypeface(typeface)) {
    const source = fontSource(name)
    if (source) css.push(await faces({ source, paths: fontPaths(name), weights, wanted, dir }))
  }
  return css.join('')
}

export const fontsDir = (cacheDir: string) => join(cacheDir, 'fonts')

/** Whether pages preload a font file, by its name. */
export const isFirstFont = (file: string) => /-first[^/]*\.woff2$/.test(file)

/** Each typeface once, with the weights of all of its roles. */
function weightsByTypeface(typeface: FontOptions['typeface']): Map<Typeface, Weights> {
  const found = new Map<Typeface, Weights>()
  for (const role of ['heading', 'text'] as const) {
    const weights = fontWeights[role]
    const known = found.get(typeface[role]) ?? weights
    found.set(typeface[role], { min: Math.min(known.min, weights.min), max: Math.max(known.max, weights.max) })
  }
  return found
}

type FaceInput = {
  source: FontSource
  paths: readonly string[]
  weights: Weights
  /** Code points of the first file. */
  wanted: ReadonlySet<number>
  dir: string
}

/**
 * The rules of a typeface. Each letter is in the range of one file: a browser loads every file with the letter in its
 * range as long as none of them has arrived.
 */
async function faces({ source, paths, weights, wanted, dir }: FaceInput): Promise<string> {
  const covered = new Set<number>()
  const [rest, first]: [string[], string[]] = [[], []]
  const files = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })))
  const sets = []
  for (const { path, bytes } of files) {
    const points = (await openFont(bytes)).characterSet.filter((point) => isLetter(point) && !covered.has(point))
    for (const point of points) covered.add(point)
    sets.push({ path, bytes, points })
  }
  for (const { path, bytes, points } of sets) {
    const face = async (part: 'first' | 'rest', chosen: readonly number[]) => {
      if (chosen.length === 0) return ''
      const name = `${basename(path).replace(/-wght-normal\.woff2$/, '')}-${part}`
      const file = await subset({ bytes, points: chosen, weights, name, dir })
      return fontFace(source.family, weights, file, unicodeRange(chosen, covered))
    }
    const used = points.filter((point) => wanted.has(point))
    // For a name with a foreign letter, no page preloads a further file.
    const isPreloaded = path === paths[0] || used.length >= fewestLetters
    const isFirst = (point: number) => isPreloaded && wanted.has(point)
    first.push(await face('first', points.filter(isFirst)))
    rest.push(
      await face(
        'rest',
        points.filter((point) => !isFirst(point)),
      ),
    )
  }
  const [regular] = files
  const standIn = regular ? await standInFaces(source, weights, (weight) => instance(regular.bytes, weight)) : ''
  return [...rest, ...first, standIn].join('')
}

/**
 * `optional` avoids layout shift: a font that does not arrive within about 100 ms is used from the next page on. Pages
 * preload the first file; otherwise a first visit would never show it.
 */
function fontFace(family: string, { min, max }: Weights, file: string, letters: string): string {
  const weight = min === max ? min : `${min} ${max}`
  return `@font-face{font-family:${family};src:url('${file}') format('woff2');font-weight:${weight};font-display:optional;unicode-range:${letters}}`
}

type SubsetInput = { bytes: Buffer; points: readonly number[]; weights: Weights; name: string; dir: string }

/** The part of a font with some letters and weights, cached by its content. Returns the path of the file. */
async function subset({ bytes, points, weights, name, dir }: SubsetInput): Promise<string> {
  const text = String.fromCodePoint(...points)
  const settings = JSON.stringify([subsetterVersion(), text, weights, features])
  const key = createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 16)
  const file = `${name}.woff2`
  const folder = await cachedDir(join(dir, key), mostFiles, async (unfinished) => {
    const made = await cut(bytes, text, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: weights.min === weights.max ? weights.min : weights },
    })
    await writeFile(join(unfinished, file), made)
  })
  return join(folder.dir, file)
}

/** A font with one weight, for its metrics. */
async function instance(bytes: Buffer, weight: number): Promise<Font> {
  return openFont(await cut(bytes, baseLetters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }))
}

// Both packages are loaded only by a build whose fonts are not cached.
async function cut(...input: Parameters<typeof import('subset-font').default>): Promise<Buffer> {
  return (await import('subset-font')).default(...input)
}

async function openFont(bytes: Buffer): Promise<Font> {
  return (await import('fontkit')).create(bytes) as Font // these files hold one font, not a collection
}

function subsetterVersion(): string {
  return createRequire(import.meta.url)('subset-font/package.json').version
}

/** Most code points between two letters that a range contains as well, if no file has them. */
const widestGap = 0x40

/** Code points in the syntax of `unicode-range`. Ranges are long rather than many, because every page contains them. */
function unicodeRange(points: readonly number[], covered: ReadonlySet<number>): string {
  const runs: [number, number][] = []
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    const gap = last ? range(last[1] + 1, point - 1) : []
    if (last && gap.length <= widestGap && !gap.some((between) => covered.has(between))) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join()
}

/** Fonts also map control characters and a code point that is not a character. */
function isLetter(point: number): boolean {
  return point >= 0x20 && point !== 0xffff
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function codePoint(char: string): number {
  return char.codePointAt(0) ?? 0
}
