import type { AuditedSite, Stylesheet } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { importsOf } from '../files/script-imports.ts'

export type LoadedKind = 'css' | 'script' | 'font'

/** Files that pages load without any interaction, header and footer included, and those pages. */
export type LoadedFiles = Record<LoadedKind, readonly string[]> & {
  /** The linked ones, and those that any of the pages contains. */
  stylesheets: readonly Stylesheet[]
  pages: AuditedPage[]
}

const fileTypes: readonly (readonly [LoadedKind, RegExp])[] = [
  ['css', /\.css$/i],
  ['script', /\.m?js$/i],
  ['font', /\.(woff2?|ttf|otf)$/i],
]

const known = new WeakMap<AuditedSite, LoadedFiles[]>()

/**
 * The different sets of stylesheets, scripts and fonts that the pages of a site load; most pages share one. Includes
 * static imports of scripts, and fonts that stylesheets declare without a `unicode-range`.
 */
export function loadedFiles(site: AuditedSite): LoadedFiles[] {
  const found = known.get(site)
  if (found) return found
  const fresh = read(site)
  known.set(site, fresh)
  return fresh
}

function read(site: AuditedSite): LoadedFiles[] {
  const { pages, parts, targets, files } = site
  const isLoaded = Uint8Array.from(targets, (url) => Number(fileTypes.some(([, ending]) => ending.test(url))))
  const ofPart = new Map(parts.map(({ name, resources }) => [name, resources.filter((number) => isLoaded[number])]))
  const sets = new Map<string, { numbers: Set<number>; styles: Set<string>; pages: AuditedPage[] }>()
  for (const page of pages) {
    const numbers = new Set(page.resources.filter((number) => isLoaded[number]))
    for (const name of page.parts) for (const number of ofPart.get(name) ?? []) numbers.add(number)
    const key = [...numbers].join(' ')
    const set = sets.get(key) ?? { numbers, styles: new Set(), pages: [] }
    sets.set(key, set)
    set.pages.push(page)
    for (const text of page.styles) set.styles.add(text)
  }
  return [...sets.values()].map(({ numbers, styles, pages: holders }) => {
    const urls = [...numbers].flatMap((number) => targets[number] ?? []).filter(files.has)
    const ofKind = (kind: LoadedKind) =>
      urls.filter((url) => fileTypes.some(([name, ending]) => name === kind && ending.test(url)))
    const css = ofKind('css')
    const stylesheets = site.stylesheets.filter(({ url, text, isFile }) =>
      isFile ? css.includes(url) : styles.has(text),
    )
    const names = new Set(stylesheets.map(({ name }) => name))
    const declared = site.stylesheetUrls.filter(({ url, stylesheet }) => names.has(stylesheet) && files.has(url))
    const fonts = declared.map(({ url }) => url).filter((url) => fileTypes[2]?.[1].test(url))
    return {
      css,
      script: importsOf(files, ofKind('script')),
      font: [...new Set([...ofKind('font'), ...fonts.filter((url) => !hasUnicodeRange(stylesheets, url))])],
      stylesheets,
      pages: holders,
    }
  })
}

/** Whether a font has a `unicode-range`: browsers load it only if the page has such a character. */
function hasUnicodeRange(stylesheets: readonly Stylesheet[], font: string): boolean {
  const name = font.slice(font.lastIndexOf('/') + 1)
  return stylesheets.some(({ text }) =>
    [...text.matchAll(/@font-face\s*\{[^}]*\}/g)].some(
      ([face]) => face.includes(name) && face.includes('unicode-range'),
    ),
  )
}
