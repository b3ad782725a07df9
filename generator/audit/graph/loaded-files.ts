import type { AuditedPage } from '../facts/site-facts.ts'
import { importsOf } from '../files/script-imports.ts'
import type { AuditedSite } from '../rule.ts'

export type LoadedKind = 'css' | 'script' | 'font'

/** Files that pages load without any interaction, header and footer included, and those pages. */
export type LoadedFiles = Record<LoadedKind, readonly string[]> & { pages: AuditedPage[] }

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
  const sets = new Map<string, { numbers: Set<number>; pages: AuditedPage[] }>()
  for (const page of pages) {
    const numbers = new Set(page.resources.filter((number) => isLoaded[number]))
    for (const name of page.parts) for (const number of ofPart.get(name) ?? []) numbers.add(number)
    const key = [...numbers].join(' ')
    const set = sets.get(key)
    if (set) set.pages.push(page)
    else sets.set(key, { numbers, pages: [page] })
  }
  return [...sets.values()].map(({ numbers, pages: holders }) => {
    const urls = [...numbers].flatMap((number) => targets[number] ?? []).filter(files.has)
    const ofKind = (kind: LoadedKind) =>
      urls.filter((url) => fileTypes.some(([name, ending]) => name === kind && ending.test(url)))
    const css = ofKind('css')
    const declared = site.stylesheetUrls.filter(({ url, stylesheet }) => css.includes(stylesheet) && files.has(url))
    const fonts = declared.map(({ url }) => url).filter((url) => fileTypes[2]?.[1].test(url))
    return {
      css,
      script: importsOf(files, ofKind('script')),
      font: [...new Set([...ofKind('font'), ...fonts.filter((url) => !hasUnicodeRange(site, css, url))])],
      pages: holders,
    }
  })
}

/** Whether a font has a `unicode-range`: browsers load it only if the page has such a character. */
function hasUnicodeRange({ files }: AuditedSite, stylesheets: readonly string[], font: string): boolean {
  const name = font.slice(font.lastIndexOf('/') + 1)
  return stylesheets.some((url) =>
    [
      ...files
        .read(url)
        .toString('utf8')
        .matchAll(/@font-face\s*\{[^}]*\}/g),
    ].some(([face]) => face.includes(name) && face.includes('unicode-range')),
  )
}
