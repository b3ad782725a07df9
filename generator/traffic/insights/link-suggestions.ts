import type { Location } from '#manifest/schema.ts'
import { counted } from '../../core/counted.ts'
import type { InsightPage } from './insight-page.ts'

/** A link that would help a page which people look for and few pages link to. */
export type LinkSuggestion = {
  /** The page to link to. */
  to: string
  /** The page that should have the link. */
  from: string
  reason: string
  /** The record of `from`, where the link is written. */
  at: Location
}

type Links = {
  /** Paths of the pages that link to each of some pages in their main content. */
  linkedFrom: (paths: ReadonlySet<string>) => ReadonlyMap<string, ReadonlySet<string>>
  /** Slugs of the nearest places, nearest first. */
  nearPlaces: (slug: string) => readonly string[]
}

/** Pages on the second page of results gain most from a link. */
const firstPosition = 4
const lastPosition = 30
const leastImpressions = 10
const mostSuggestions = 200
const mostSources = 3

/**
 * Links to write by hand: for each page that is shown on the second or third page of results, the pages nearest to it
 * that do not link to it yet. Pages with more demand and fewer links come first.
 */
export function linkSuggestions(pages: readonly InsightPage[], { linkedFrom, nearPlaces }: Links): LinkSuggestion[] {
  const related = pages.filter(({ service, place }) => service !== undefined || place !== undefined)
  const byServiceAndPlace = new Map(related.map((page) => [keyOf(page.service, page.place?.slug), page]))
  const wanted = pages
    .filter(({ isIndexable, traffic: { impressions, position } }) => {
      const at = position ?? 0
      return isIndexable && impressions >= leastImpressions && at >= firstPosition && at <= lastPosition
    })
    .toSorted((a, b) => need(b) - need(a) || (a.path < b.path ? -1 : 1))
  const linking = linkedFrom(new Set(wanted.map(({ path }) => path)))
  const suggestions: LinkSuggestion[] = []
  for (const page of wanted) {
    if (suggestions.length >= mostSuggestions) break
    const sources = relatedPages(page, byServiceAndPlace, nearPlaces)
      .filter((from) => from.isIndexable && from.path !== page.path && !linking.get(page.path)?.has(from.path))
      .slice(0, mostSources)
    for (const from of sources)
      suggestions.push({ to: page.path, from: from.path, reason: reasonOf(page), at: from.at })
  }
  return suggestions
}

const keyOf = (service = '', place = '') => `${service} ${place}`

/** More demand, fewer links, further from the home page. */
const need = ({ traffic: { impressions }, inlinksFromMain, depth }: InsightPage) =>
  (impressions * Math.max(1, depth)) / (1 + inlinksFromMain)

function relatedPages(
  { service, place }: InsightPage,
  byServiceAndPlace: ReadonlyMap<string, InsightPage>,
  nearPlaces: Links['nearPlaces'],
): InsightPage[] {
  const near = place ? nearPlaces(place.slug) : []
  const keys = [keyOf(undefined, place?.slug), keyOf(service), ...near.map((slug) => keyOf(service, slug))]
  return keys.flatMap((key) => byServiceAndPlace.get(key) ?? [])
}

function reasonOf({ traffic: { impressions, position }, inlinksFromMain, depth }: InsightPage): string {
  const links = inlinksFromMain === 1 ? '1 page links' : `${inlinksFromMain} pages link`
  return `It was shown ${impressions.toLocaleString('en')} times at position ${position}. ${links} to it, and it is ${counted(depth, 'clicks')} from the home page.`
}
