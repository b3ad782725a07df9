import { createRequire } from 'node:module'
import type { Typeface } from '#manifest/schema.ts'

/** A variable font from an npm package, and its fallback fonts. */
type FontFile = {
  family: string
  /** Module path of the WOFF2 file: Latin letters, all weights. */
  file: string
  /** Range of weights, in the syntax of `font-weight` in `@font-face`. */
  weights: string
  fallback: string
}

const sansFallback = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"
const serifFallback = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif"

/** Both fonts are licensed under the SIL Open Font License 1.1; the packages contain its text. */
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
 * `@font-face` rules of the typefaces other than the system's. `optional` avoids layout shift: a font that does not
 * arrive within about 100 ms is used from the next page on. Pages preload the fonts; otherwise a first visit would
 * never show them.
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

/** WOFF2 files for drawing the company's name, best first: the fonts of the site, then a bundled one. */
export function drawingFontPaths({ heading, text }: { heading: Typeface; text: Typeface }): string[] {
  return [...new Set([heading, text, 'figtree' as const])].map(fontPath).filter((path) => path !== undefined)
}

/** Path of a typeface's WOFF2 file on disk; undefined for the system typeface, which has no file here. */
export function fontPath(typeface: Typeface): string | undefined {
  return typeface === 'system' ? undefined : createRequire(import.meta.url).resolve(fontFiles[typeface].file)
}
