import type { Plugin } from 'vite'
import type { Manifest, SiteSettings } from '#manifest/schema.ts'
import { makeFonts } from './make-fonts.ts'
import { rareRules } from './rare-rules.ts'
import { tightRoom } from './room.ts'
import { usedLetters } from './site-letters.ts'
import { fontStack } from './typefaces.ts'

const lookModule = 'virtual:look.css'

/** What the styles depend on of a manifest. */
export type Look = Pick<SiteSettings, 'theme' | 'display'> & {
  /** Letters beyond ASCII that the texts have. */
  letters: string
  /** Whether pages link to other languages. */
  hasLanguageLinks: boolean
  /** Whether the name of the company takes more room in the header than its links leave. */
  hasLongName: boolean
  /** Whether the header may be wider than its row, so that the name of the company breaks before the links do. */
  hasFullHeader: boolean
  /** Whether the links of the header need a row of their own, even if the name of the company breaks. */
  hasLongHeader: boolean
  /** Share of the width of its e-mail address that the column beside the map has, at most 1. */
  emailShare: number
  /** Whether a text has a table. */
  hasTables: boolean
  /** Whether the bar of buttons has none to send a text, on some page. */
  hasCallOnly: boolean
  /** Components in src/ that no page shows, so that no page needs their styles. */
  unused: readonly string[]
}

export function lookOf(manifest: Manifest): Look {
  const phones = [manifest.site, ...manifest.contacts].map((contact) => contact.business.phone)
  const hasGallery = [...manifest.pages, ...manifest.services].some(({ gallery }) => gallery)
  return {
    ...manifest.site,
    letters: usedLetters(manifest),
    hasLanguageLinks: manifest.translations.length > 0,
    ...tightRoom(manifest),
    hasTables: hasTables(manifest),
    hasCallOnly: phones.some(({ texts }) => !texts),
    unused: hasGallery ? [] : ['components/Gallery.tsx'],
  }
}

/** The stylesheet of a manifest: its fonts, with paths on this disk, and its properties. */
export async function lookStylesheet(look: Look, cacheDir: string): Promise<string> {
  const fonts = await makeFonts({ typeface: look.theme.typeface, letters: look.letters, cacheDir })
  return [fonts, lookCss(look), ...rareRules(look)].join('')
}

/** Whether an article, a page, a service or a place has a table in its text. */
function hasTables(manifest: Manifest): boolean {
  const bodies = [manifest.articles, manifest.pages, manifest.counties, manifest.cities].flatMap((records) =>
    records.map((record) => ('body' in record ? record.body : undefined)),
  )
  const ofServices = manifest.services.flatMap(({ fullDescription, sections }) => [
    fullDescription,
    ...sections.map(({ text }) => text),
  ])
  return [...bodies, ...ofServices].some((html) => html?.includes('<table'))
}

/**
 * The manifest's look as the custom properties of the theme in `src/styles/theme.css`, named by role: `--color-ink`,
 * `--text-h1`, `--parallax-factor`.
 */
export function lookCss({ theme, display: { parallax } }: Pick<Look, 'theme' | 'display'>): string {
  const { light, dark, radius, typeface, spacing } = theme
  const root = {
    ...palette(light),
    ...typeSizes(theme.scale),
    'radius-card': `${radius}rem`,
    'font-heading': fontStack(typeface.heading),
    'font-sans': fontStack(typeface.text),
    'spacing-factor': spacing,
    'parallax-factor': parallax.factor,
    'parallax-off-at': `${parallax.offAtWidth}px`,
    'color-always-light': light.surface,
    'color-always-dark': dark.surface,
  }
  return [
    `:root{${declarations(root)}}`,
    `@media (prefers-color-scheme:dark){:root{${declarations(palette(dark))}}}`,
  ].join('')
}

function palette(colours: Look['theme']['light']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).map(([role, colour]) => [
      `color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      colour,
    ]),
  )
}

/** Position on the type scale, in steps above running text, by role. */
const steps = { small: -0.5, lead: 0.65, h3: 0.9, h2: 3, h1: 4.25, display: 5.75 }
/** Factor of a step's exponent on the narrowest window. */
const narrowShare = 0.68
/** Window widths between which sizes grow, in rem. */
const [narrow, wide] = [22.5, 80]

/** Sizes in rem. Those of headings grow with the window up to `wide`. */
function typeSizes({ text, ratio }: Look['theme']['scale']): Record<string, string> {
  const sizes = Object.entries(steps).map(([role, step]) => {
    const large = text * ratio ** step
    const small = step < 0 ? large : text * ratio ** (step * narrowShare)
    return [`text-${role}`, small === large ? rem(large) : fluid(small, large)]
  })
  return { 'text-base': rem(text), ...Object.fromEntries(sizes) }
}

function fluid(small: number, large: number): string {
  const slope = (large - small) / (wide - narrow)
  return `clamp(${rem(small)},${rem(small - slope * narrow)} + ${round(slope * 100)}vw,${rem(large)})`
}

const round = (value: number) => Number(value.toFixed(4))
const rem = (value: number) => `${round(value)}rem`

function declarations(properties: Record<string, string | number>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/**
 * Lets src/entry-client.ts import the look. It comes from the manifest, so it is not a file of src/.
 * @param css undefined while there is no valid manifest.
 */
export function lookPlugin(css: () => string | undefined): Plugin {
  return {
    name: 'citywide-look',
    resolveId: (id) => (id === lookModule ? lookModule : undefined),
    load: (id) => (id === lookModule ? (css() ?? '') : undefined),
  }
}
