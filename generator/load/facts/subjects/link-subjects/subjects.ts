import { fullCountyName } from '#src/country/county-name.ts'
import { groupBy } from '../../../../core/group-by.ts'
import type { FactSources } from '../../fact.ts'
import { type LinkWords, stems } from '../../languages/link-words.ts'

type Kind = 'page' | 'service' | 'place'

export type Subject = {
  kind: Kind
  name: string
  /** Of what a label names: one service or place instead of another. The name of a page may be an ordinary word. */
  isSure?: boolean
}

/** The subject that has all words of a name or of a URL, and no other words. */
export type Find = (words: string) => Subject | undefined

export function subjectFinder({ site, records: { folders, cities } }: FactSources, language: LinkWords): Find {
  const regions = [site.value.business.address.region, ...folders.counties.map(({ value }) => value.region)]
  const ignored = new Set([
    ...frequentWords(folders.services.map(({ slug, value }) => stems(`${slug} ${value.name}`, language))),
    ...stems(`${language.filler} ${regions.join(' ')}`, language),
  ])
  const keyOf = (words: string) =>
    [...new Set(stems(words, language))]
      .filter((stem) => !ignored.has(stem))
      .sort()
      .join(' ')
  const subjects = new Map<string, Subject | undefined>()
  const add = (kind: Kind, name: string, words: string) => {
    const key = keyOf(words)
    // What two have in common names neither.
    if (key !== '')
      subjects.set(key, subjects.has(key) && subjects.get(key)?.name !== name ? undefined : { kind, name })
  }
  for (const { slug, value } of folders.pages) {
    add('page', slug, slug)
    for (const name of pageNames(value)) add('page', slug, name)
  }
  for (const { slug, value } of folders.services)
    for (const name of [slug, value.name]) add('service', value.name, name)
  for (const { value } of folders.counties) add('place', fullCountyName(value.name, 'County'), value.name)
  for (const { value } of cities) if (value.alias_of === undefined) add('place', value.name, value.name)
  return (words) => subjects.get(keyOf(words))
}

/** How pages call a page. */
const pageNames = (page: FactSources['records']['folders']['pages'][number]['value']): string[] =>
  [page.heading, 'name' in page ? page.name : undefined].filter((name) => name !== undefined)

/** Words of at least half of the services, such as their trade. A word of one service alone tells it from others. */
function frequentWords(services: readonly string[][]): string[] {
  const uses = groupBy(
    services.flatMap((words) => [...new Set(words)]),
    (stem) => stem,
  )
  return [...uses].flatMap(([stem, { length }]) => (length > 1 && length >= services.length / 2 ? [stem] : []))
}

export type PlaceFinders = ReturnType<typeof placeFinders>
export type Finders = PlaceFinders & { find: Find }

/** What a label says about places: `Drain repair in Salem` leads to no other city. */
export function placeFinders({ records: { folders, cities } }: FactSources) {
  // A city and its county may have one slug.
  const counties = new Map(folders.counties.map(({ slug, value }) => [slug, fullCountyName(value.name, 'County')]))
  const cityNames = new Map(cities.map(({ slug, value }) => [slug, value.name]))
  const written = new Map([...cityNames.values(), ...counties.values()].map((name) => [name.toLowerCase(), name]))
  return {
    placeOf: ({ city, county }: { city?: string | undefined; county?: string | undefined }) =>
      city === undefined ? counties.get(county ?? '') : cityNames.get(city),
    /** The place that a label names instead of its own. Of two names in one another, the longer counts. */
    otherPlace(label: string, own: string): Subject | undefined {
      const named = runsOf(label.toLowerCase().split(' ')).flatMap((run) => written.get(run) ?? [])
      const longest = named.filter((name) => !named.some((each) => each !== name && each.includes(name)))
      const [name] = longest
      return name === undefined || longest.includes(own) || name.includes(own)
        ? undefined
        : { kind: 'place', name, isSure: label.includes(name) }
    },
  }
}

/** Words of the longest name of a place. */
const longestName = 5

const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: Math.min(longestName, words.length - at) }, (__, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  )
