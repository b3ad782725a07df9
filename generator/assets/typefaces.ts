import { createRequire } from 'node:module'
import type { Typeface } from '#manifest/schema.ts'

/** A variable font of an npm package, and the typefaces that stand in for it. */
type FontFile = {
  family: string
  /** Module path of the WOFF2 file: Latin letters, all weights. */
  file: string
  /** Range of weights, as `font-weight` of `@font-face` takes it. */
  weights: string
  fallback: string
}

const sansFallback = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"
const serifFallback = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif"

/** Both fonts are under the SIL Open Font License 1.1; the packages hold its text. */
const fontFiles: Record<Exclude<Typeface, 'system'>, FontFile> = {
  figtree: {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: '300 900',
    fallback: sansFallback,
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weights: '100 900',
    fallback: serifFallback,
  },
}

/** The value of `font-family`. */
export function fontStack(typeface: Typeface): string {
  if (typeface === 'system') return sansFallback
  const { family, fallback } = fontFiles[typeface]
  return `${family}, ${fallback}`
}

/**
 * `@font-face` rules of the typefaces that are not the system's. `optional`: a font that is not there within a tenth of
 * a second is used from the next page on, so that no text ever moves under a reader's eyes. They are
 * preloaded, or a first visit would never see them.
 */
export function fontFaceCss(typefaces: readonly Typeface[]): string {
  return [...new Set(typefaces)]
    .filter((typeface) => typeface !== 'system')
    .map((typeface) => {
      const { family, file, weights } = fontFiles[typeface]
      return `@font-face{font-family:${family};src:url(${file}) format('woff2');font-weight:${weights};font-display:optional}`
    })
    .join('')
}

/** WOFF2 files to draw the company's name from, best first: those the site is set in, or else one that we have. */
export function drawingFontPaths({ heading, text }: { heading: Typeface; text: Typeface }): string[] {
  return [...new Set([heading, text, 'figtree' as const])].map(fontPath).filter((path) => path !== undefined)
}

/** Path of a typeface's WOFF2 file on disk; undefined for the system's, which is not ours to read. */
export function fontPath(typeface: Typeface): string | undefined {
  return typeface === 'system' ? undefined : createRequire(import.meta.url).resolve(fontFiles[typeface].file)
}
