import type { StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { elementsNamed, type HtmlElement, isInside } from '../../core/html/scan-html.ts'
import type { Known } from './known-names.ts'
import type { Subject } from './subject.ts'

/** Where the rule about counties says that a place is listed under another one. */
export const listOfPlaces = 'list of places'

const headingNames = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The share of the places of a county with which a list is that of the county. */
const mostOfCounty = 0.6

/** Places in the list of a county that they are not in, on pages about a county or about no place. */
export function misplacedPlaces(page: OwnPage, { place }: Subject, known: Known): StrayFact[] {
  // The lists on the page of a city are those near it, in any county.
  if (place?.kind === 'city') return []
  const headings = elementsNamed(page.own, ...headingNames).filter((heading) => isInside(heading, 'main'))
  const own = place?.kind === 'county' ? listOfCounty(place.county, headings, known) : []
  return [...own, ...listsUnderCounties(page, headings, known)]
}

/** Links to places after a heading that is the name of a county, up to the next heading. */
function listsUnderCounties({ own }: OwnPage, headings: readonly HtmlElement[], known: Known): StrayFact[] {
  const found: StrayFact[] = []
  for (const [index, { label: county, end }] of headings.entries()) {
    if (!known.countyNames.has(county)) continue
    const last = headings[index + 1]?.offset ?? Number.POSITIVE_INFINITY
    for (const link of elementsNamed(own, 'a'))
      if (link.offset > end && link.offset < last && isInside(link, 'main'))
        found.push(...straysUnder(county, [link.label], known))
  }
  return found
}

/** Cards with the names of places on the page of a county, if they are most of its places. */
function listOfCounty(county: string, headings: readonly HtmlElement[], known: Known): StrayFact[] {
  const names = headings.map(({ label }) => label).filter((label) => known.cityNames.has(label))
  const places = [...known.countiesOf].flatMap(([name, counties]) => (counties.has(county) ? name : []))
  const listed = places.filter((name) => names.includes(name))
  return listed.length < mostOfCounty * places.length ? [] : straysUnder(county, names, known)
}

function straysUnder(county: string, names: readonly string[], { countiesOf }: Known): StrayFact[] {
  return names.flatMap((name): StrayFact[] => {
    const counties = countiesOf.get(name)
    return counties === undefined || counties.has(county)
      ? []
      : [{ kind: 'county', slot: listOfPlaces, found: county, wanted: [...counties].join(', '), phrase: name }]
  })
}
