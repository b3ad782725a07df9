import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import type { ElementRule } from '../../rule.ts'

/** Hosts of maps, by what their URLs have before the query. */
const map =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.[a-z.]+|maps\.apple\.com|(?:www\.)?bing\.com\/maps|(?:www\.)?waze\.com)/i

/** A link to a map, or a map in a frame, of another place or company. */
export const mapLinkDiffers: ElementRule = {
  code: 'map-link-differs',
  scope: 'element',
  names: ['a', 'area', 'iframe'],
  attributes: ['href', 'src'],
  title: 'Map of another place or company',
  severity: 'error',
  why: 'Visitors who look for the office drive to the wrong house, and those who look for reviews read those of another company.',
  how: 'Reads what a link or a frame searches for in Google Maps, Apple Maps, Bing Maps or Waze. Each word and number must be one of the name and the addresses of the company, or of the places of the manifest. Ignores URLs that the manifest has, and those by coordinates or identifiers.',
  fix: 'Write the address as in site.yaml. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  *check(link, { manifest }) {
    const isFrame = link.name === 'iframe'
    const href = isFrame ? (link.attributes.src?.trim() ?? '') : hrefOf(link)
    if (!map.test(href) || !(isFrame || isLink(link))) return
    const searched = searchedFor(href)
    const words = wordsIn(searched)
    if (words.length === 0 || /^[-\d.,\s]*$/.test(searched)) return
    const own = ownWords(manifest)
    const other = words.find((word) => !own.has(word))
    if (other === undefined) return
    yield {
      what: `The ${isFrame ? 'frame' : 'link'} "${isFrame ? (link.attributes.title ?? '') : link.label}" {pages} searches a map for "${searched}", but "${other}" is neither in the name nor in an address of the company.`,
      phrase: href,
      isRightIfWritten: true,
      cause: href,
    }
  },
}

/** What the query or the path of a map searches for. */
function searchedFor(href: string): string {
  if (!URL.canParse(href)) return ''
  const { searchParams, pathname } = new URL(href)
  for (const name of ['query', 'q', 'destination', 'daddr', 'address', 'where1'])
    if (searchParams.get(name)) return searchParams.get(name) ?? ''
  const [, path = ''] = /\/(?:place|search|dir)\/(?:[^/@]*\/)?([^/@]+)/.exec(pathname) ?? []
  try {
    return decodeURIComponent(path.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of the name, the addresses and the places of a company. */
const ownWords = kept(({ site: { business }, offices, cities, counties }: Manifest): ReadonlySet<string> => {
  const texts = [business, ...offices].flatMap(({ name, address }) => [name, ...Object.values(address)])
  const places = [...cities, ...counties].flatMap(({ name }) => name)
  const regions = counties.flatMap(({ region, regionName }) => [region ?? '', regionName ?? ''])
  return new Set(
    [business.name, ...texts, ...places, ...regions, 'county', 'usa', 'uk'].flatMap((text) => wordsIn(String(text))),
  )
})
