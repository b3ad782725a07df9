import type { Manifest } from '#manifest/schema.ts'
import { textWidth } from '#src/head/text-width.ts'

/** What of a manifest has too little room on a wide window, so that it needs styles of its own. */
export function tightRoom(manifest: Manifest) {
  const { business } = manifest.site
  const widths = [manifest, ...manifest.translations].map(headerWidths)
  return {
    hasLongName: business.name.length + linkToLanguage * manifest.translations.length > longestName,
    hasFullHeader: widths.some(({ inFull }) => inFull > headerRow),
    hasLongHeader: widths.some(({ least }) => least > headerRow),
    emailShare: Math.min(1, officeColumn / (textWidth(business.email, largeLinks) * 1.1 * widestOf(manifest))),
  }
}

/** Width of the column beside the map of the office, and size of the links in it, in pixels, as in `src/styles/map.css`. */
const [officeColumn, largeLinks] = [288, 18]

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

/** Letters of a name in whose place the header has a link to a language. */
const linkToLanguage = 8

/** Letters of a name that has one line in the header of a wide screen, and two on a phone. */
const longestName = 28
