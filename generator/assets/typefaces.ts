import { createRequire } from 'node:module'
import type { Typeface } from '#manifest/schema.ts'

/** A variable font from an npm package. */
export type FontSource = {
  family: string
  /** Module paths of its WOFF2 files, which hold different letters: Latin first, then rarer ones. */
  files: readonly string[]
  /** The font of the device that is shown without it; `stand-in-faces.ts` gives it the same metrics. */
  standIn: 'sans' | 'serif'
}

const fontStacks = {
  sans: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif",
}

/** Both fonts are licensed under the SIL Open Font License 1.1; the packages contain its text. */
const fontSources: Record<Exclude<Typeface, 'system'>, FontSource> = {
  figtree: {
    family: 'Figtree',
    files: ['latin', 'latin-ext'].map((set) => `@fontsource-variable/figtree/files/figtree-${set}-wght-normal.woff2`),
    standIn: 'sans',
  },
  fraunces: {
    family: 'Fraunces',
    files: ['latin', 'latin-ext', 'vietnamese'].map(
      (set) => `@fontsource-variable/fraunces/files/fraunces-${set}-wght-normal.woff2`,
    ),
    standIn: 'serif',
  },
}

/** Undefined for the system typeface, which has no file here. */
export function fontSource(typeface: Typeface): FontSource | undefined {
  return typeface === 'system' ? undefined : fontSources[typeface]
}

/** Family of the device font that is shown without the typeface. */
export const standInFamily = ({ family }: FontSource) => `${family} Fallback`

/** The value of `font-family`. */
export function fontStack(typeface: Typeface): string {
  const source = fontSource(typeface)
  return source ? `${source.family}, '${standInFamily(source)}', ${fontStacks[source.standIn]}` : fontStacks.sans
}

/** WOFF2 files for drawing the company's name, best first: the fonts of the site, then a bundled one. */
export function drawingFontPaths({ heading, text }: { heading: Typeface; text: Typeface }): string[] {
  return [...new Set([heading, text, 'figtree' as const])].flatMap((typeface) => fontPaths(typeface)[0] ?? [])
}

/** Paths of a typeface's WOFF2 files on disk; none for the system typeface. */
export function fontPaths(typeface: Typeface): string[] {
  const { resolve } = createRequire(import.meta.url)
  return fontSource(typeface)?.files.map((file) => resolve(file)) ?? []
}
