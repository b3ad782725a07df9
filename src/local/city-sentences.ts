import type { City, County } from '#manifest/schema.ts'
import { isPostalCode } from '../country/postal-codes.ts'
import { listText, upperFirst } from '../format.ts'
import { cityLabel, officeTown } from '../head/phrases.ts'
import { kept } from '../kept.ts'
import { say } from '../messages.ts'
import { countyName } from '../place.ts'
import type { SiteIndex } from '../site.ts'
import { type CityFacts, cityFacts, leastDistance } from './place-facts.ts'
import { directionOf, distanceOf, postalCodeTerm, residentsText, sayOneOf, withPauses } from './words.ts'

/**
 * The facts about a city from the table of cities, as the sentences that `local.sentences` of site.yaml lists. Each has
 * several wordings, of which one is chosen for the city.
 * A city has a page for every service, all with the same sentences.
 */
export const citySentences = kept((site: SiteIndex, city: City, county: County): string => {
  const shown = new Set(site.manifest.site.local.sentences)
  const subject = { site, city, county, facts: cityFacts(site, city) }
  const sentences = [
    shown.has('office-distance') && officeSentence(subject),
    shown.has('neighbors') && neighbourSentence(subject),
    shown.has('rank') && rankSentence(subject),
    shown.has('postal-codes') && postalCodeSentence(subject),
  ]
    .filter(Boolean)
    .join(' ')
  return withPauses(site, sentences)
})

type Subject = { site: SiteIndex; city: City; county: County; facts: CityFacts }

function officeSentence({ site, city, facts: { office } }: Subject): string {
  if (!office) return ''
  const place = cityLabel(city, site)
  if (office.isHere) return say(site, 'local.office.here', { place })
  if (office.distance < leastDistance) return ''
  return sayOneOf(site, 'local.office.away', `office ${city.key}`, {
    place,
    office: officeTown(site),
    distance: distanceOf(site, office),
    direction: directionOf(site, office),
  })
}

/** A place has others around it within this many kilometres. */
const neighbourhood = 30

function neighbourSentence({ site, city, facts: { neighbours } }: Subject): string {
  const [first, ...others] = neighbours
  if (!first) return ''
  const all = neighbours.map((next) =>
    say(site, 'local.neighbors.with-direction', {
      place: cityLabel(next.city, site),
      distance: distanceOf(site, next),
      direction: directionOf(site, next),
    }),
  )
  if (others.length === 0) return say(site, 'local.neighbors.one', { neighbor: all[0] ?? '' })
  const rest = others.map((next) =>
    say(site, 'local.neighbors.with-distance', { place: cityLabel(next.city, site), distance: distanceOf(site, next) }),
  )
  const isFar = neighbours.some(({ distance }) => distance > neighbourhood)
  return sayOneOf(site, isFar ? 'local.neighbors.far' : 'local.neighbors.several', `neighbours ${city.key}`, {
    place: cityLabel(city, site),
    first: cityLabel(first.city, site),
    distance: distanceOf(site, first),
    direction: directionOf(site, first),
    all: listText(all, site.manifest.site.language),
    others: listText(rest, site.manifest.site.language),
  })
}

function rankSentence({ site, city, county, facts: { rank } }: Subject): string {
  const { population } = city
  if (!rank || population === undefined || rank.of < fewestRanked || isOneOfMany(rank)) return ''
  return sayOneOf(site, 'local.rank.sentences', `rank ${city.key}`, {
    place: cityLabel(city, site),
    county: countyName(county),
    residents: residentsText(site, { ...city, population }),
    rank: rankText(site, rank),
    position:
      rank.place === rank.of ? say(site, 'local.rank.last') : say(site, 'local.rank.position', { number: rank.place }),
  })
}

/** Fewest places that are ranked: of two, one is larger, and none is the largest. */
const fewestRanked = 3
/** The ranks from the largest and from the smallest that have a name of their own. */
const namedRanks = 10
/** Of a later rank, such as `123rd largest`, nothing is said. */
const lastCounted = 50

/** Whether a place is so far from both ends of a long list that its rank says nothing about it. */
const isOneOfMany = ({ place, of }: Rank) => place > lastCounted && of - place >= namedRanks

type Rank = { place: number; of: number }

/** `largest`, `third largest`, `14th largest`, `second smallest`, `smallest` */
function rankText(site: SiteIndex, { place, of }: Rank): string {
  if (place > namedRanks && of - place >= namedRanks) return say(site, 'local.rank.middle', { number: place })
  return place <= Math.ceil(of / 2)
    ? say(site, 'local.rank.from-largest', { number: place })
    : say(site, 'local.rank.from-smallest', { number: of - place + 1 })
}

function postalCodeSentence({ site, city, facts: { sharedPostalCodes } }: Subject): string {
  const [shared] = sharedPostalCodes
  if (!shared) return ''
  const { postalCode: code, names } = shared
  const isMany = names.length > mostNames
  const others = isMany
    ? say(site, 'local.postal-codes.others', { count: names.length })
    : listText(names, site.manifest.site.language)
  const term = postalCodeTerm(site, 1)
  const label = cityLabel(city, site)
  const isWhole = isPostalCode(code, site.manifest.site.business.address.country)
  return sayOneOf(site, isWhole ? 'local.postal-codes.shared' : 'local.postal-codes.shared-area', `zip ${city.key}`, {
    term,
    capitalTerm: upperFirst(term),
    code,
    others,
    count: names.length,
    all: listText(isMany ? [label, others] : [label, ...names], site.manifest.site.language),
  })
}

/** Names in a sentence at most; more are counted. */
const mostNames = 3
