import type { Plugin } from 'vite'
import type { Manifest, SiteSettings } from '#manifest/schema.ts'
import { textWidth } from '#src/head/text-width.ts'
import { makeFonts } from './make-fonts.ts'
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
  const { business } = manifest.site
  const phones = [manifest.site, ...manifest.contacts].map((contact) => contact.business.phone)
  const widths = [manifest, ...manifest.translations].map(headerWidths)
  const hasGallery = [...manifest.pages, ...manifest.services].some(({ gallery }) => gallery)
  return {
    ...manifest.site,
    letters: usedLetters(manifest),
    hasLanguageLinks: manifest.translations.length > 0,
    hasLongName: business.name.length + linkToLanguage * manifest.translations.length > longestName,
    hasFullHeader: widths.some(({ inFull }) => inFull > headerRow),
    hasLongHeader: widths.some(({ least }) => least > headerRow),
    emailShare: Math.min(1, officeColumn / (textWidth(business.email, largeLinks) * 1.1 * widestOf(manifest))),
    hasTables: hasTables(manifest),
    hasCallOnly: phones.some(({ texts }) => !texts),
    unused: hasGallery ? [] : ['components/Gallery.tsx'],
  }
}

/** The stylesheet of a manifest: its fonts, with paths on this disk, and its properties. */
export async function lookStylesheet(look: Look, cacheDir: string): Promise<string> {
  const fonts = await makeFonts({ typeface: look.theme.typeface, letters: look.letters, cacheDir })
  return [fonts, lookCss(look), ...ownRules(look)].join('')
}

/** Rules that few sites need, so that the others do not have them. */
export const ownRules = ({
  hasLanguageLinks,
  hasLongName,
  hasFullHeader,
  hasLongHeader,
  hasCallOnly,
  emailShare,
  hasTables,
}: Omit<Look, 'theme' | 'display' | 'letters' | 'unused'>): string[] => [
  hasLanguageLinks ? languageLinks : '',
  hasFullHeader ? fullHeader : '',
  hasLongName ? longName : '',
  hasLongHeader ? longHeader : '',
  hasCallOnly ? callOnly : '',
  emailShare < 1 ? longEmail(emailShare) : '',
  hasTables ? tables : '',
]

/** Styles of the bar at the bottom of a phone without a button to send a text: the label of the other one may wrap. */
const callOnly = `.quick-bar ul:not(:has(> :nth-child(3))) {
  grid-template-columns: minmax(max-content, 1fr) 3fr;

  > .col-span-2 {
    grid-column: auto;
  }
}
`

/** Width of the column beside the map of the office, and size of the links in it, in pixels, as in `src/styles/map.css`. */
const [officeColumn, largeLinks] = [288, 18]

/** Styles of an e-mail address that would break in the middle of a word beside the map: smaller letters. */
const longEmail = (share: number) => `@media (width >= 75rem) {
  .office a[href^='mailto:'] {
    font-size: ${rem(Math.max(0.8125, share * 1.125))};
  }
}
`

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

/** Styles of tables in texts. */
const tables = `.prose table {
  border-collapse: collapse;
}

.prose :is(th, td) {
  padding: 0.5rem 1rem 0.5rem 0;
  border-block-end: 1px solid var(--color-line);
  text-align: start;
  vertical-align: top;
}
`

/** Width of the row of the header on a wide window: 74rem. */
const headerRow = 1184

/**
 * Widths of the header in one row, in pixels, with the name of the company on one line and on two. The row has the name, the
 * links, the phone number and the button, with their paddings as in `src/styles/frame.css`. The typefaces of visitors' devices
 * are up to an eighth wider than Arial.
 */
function headerWidths({ site, navigation: { header }, translations, ...records }: Manifest) {
  const names = new Map(
    [...records.pages, ...records.services].map((record) => [
      record.slug,
      record.name ?? ('heading' in record ? record.heading : ''),
    ]),
  )
  const labels = header.links.map(({ label, page, service }) => label ?? names.get(page ?? service ?? '') ?? '')
  const small = (text: string) => textWidth(text, 15.2) * 1.06
  const parts = [
    ...labels.map((label) => small(label) + 24),
    small(site.business.phone.display ?? '') + 24,
    textWidth(header.action.label ?? names.get(header.action.page ?? '') ?? '', 17) * 1.08 + 40,
    translations.length * linkToLanguage * 10,
  ]
  const widest = widestOf({ site })
  const others = parts.reduce((sum, part) => sum + part, 48)
  const { name } = site.business
  const lines = Math.max(name.length / 2, ...name.split(' ').map(({ length }) => length)) / name.length
  return {
    inFull: (others + textWidth(name, 22) * 1.05 + 52) * widest,
    least: (others + textWidth(name, 18) * lines * 1.05 + 40) * widest,
  }
}

/** How much wider than Arial the typeface of a visitor may be. */
const widestOf = ({ site }: Pick<Manifest, 'site'>) => (site.theme.typeface.text === 'system' ? 1.125 : 1)

/** Styles of a header that may be too wide: a smaller name, which has two lines before a link is on a second one. */
const fullHeader = `.site-header > .brand {
  flex-shrink: 99999;
  font-size: 1.125rem;
}
`

/** Styles of a header whose links have a row of their own on wide windows, below the name, the phone number and the button. */
const longHeader = `@media screen and (width >= 68rem) {
  html {
    scroll-padding-block-start: 8rem;
  }

  .site-header {
    flex-wrap: wrap;
    row-gap: 0;

    > .brand {
      max-width: none;
    }
  }

  .header-nav {
    order: 1;
    width: 100%;
    margin-inline: -0.625rem;
  }

  .header-phone {
    display: inline-flex;
  }
}
`

/** Letters of a name in whose place the header has a link to a language. */
const linkToLanguage = 8

/** Letters of a name that has one line in the header of a wide screen, and two on a phone. */
const longestName = 28

/** Styles of a long name in the header: in smaller letters, on two or three lines, so that links and buttons keep theirs. */
const longName = `.site-header > .brand {
  max-width: 19rem;
  font-size: clamp(0.9375rem, 0.9rem + 0.2vw, 1.0625rem);
  letter-spacing: -0.01em;
  text-wrap: balance;

  svg {
    width: 2.125em;
    height: 2.125em;
  }
}
`

/**
 * Styles of `LanguageLinks`. They are not among those of the header, because most sites have no such links; and in no layer,
 * because a layer that is named here would come before that of the reset.
 */
const languageLinks = `.language-links {
  display: flex;
  flex-wrap: wrap;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.375rem;
    font-size: var(--text-small);
    font-weight: 550;
  }
}
/* On a phone, the name of the company leaves room for them. */
.site-header:has(.language-links) > .brand {
  flex: 1 1 8rem;
}`

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
