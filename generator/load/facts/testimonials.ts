import { regionCodes } from '#src/country/regions.ts'
import { slugOf } from '#src/slug-of.ts'
import { plainName } from '../../core/gazetteer.ts'
import { groupBy } from '../../core/group-by.ts'
import { nearest } from '../../core/suggest.ts'
import { isRegionOf, regionOfCounty } from './county-of.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { isEnglish, sentencesOf } from './texts.ts'

/** Most stars of a customer who was not content. */
const lowest = 2
const praise =
  /\b(?:great|excellent|wonderful|fantastic|amazing|spotless|perfect(?:ly)?|thorough|grateful|recommend|love[ds]?|best|sparkl\w+|impressed|friendly|careful|patient|honest(?:ly)?|helpful|well spent|without any fuss|on time)\b/i
const blame =
  /\b(?:not|never|no|didn.t|wasn.t|won.t|but|however|late|missed|broke\w*|dirty|rude|disappoint\w*|worst|bad|poor(?:ly)?|complain\w*|refund|terrible|awful|unfortunately)\b/i

/** Among so many testimonials, a single one with few stars is more likely a mistake than a choice. */
const fewestItems = 8

const starWords = ['one', 'two', 'three', 'four', 'five']
/** `I am giving four stars` */
const stars = new RegExp(
  `\\b(?:giv(?:e|es|ing)|gave|rat(?:e|ed|ing)|leav(?:e|ing)|left)\\b[^.!?]{0,30}?\\b(${starWords.join('|')}|[1-5])[ -](?:out of (?:five|5) )?stars?\\b`,
  'i',
)

/** Years by which a single review is older than all others if its date is a mistake. */
const gap = 10
const fewestDated = 5

/** Reviews whose own text, date, author or link contradicts the rest. */
export function checkReviews({ site, records, today }: FactSources): Fact[] {
  const { testimonials } = records.documents
  if (!testimonials) return []
  const { items, sample } = testimonials.value
  const years = items.map(({ date }) => Number(date.slice(0, 4)))
  const words = plainName(site.value.business.name)
    .split(' ')
    .filter((word) => word.length > 2)
  const report = (index: number, field: string, text: Parameters<typeof fact>[2], part?: string) => [
    fact(testimonials, ['items', index, field], text, part),
  ]
  return items.flatMap(({ rating, review, name, googleUrl }, index): Fact[] => {
    const [said, number = ''] = stars.exec(review) ?? []
    const stated = Number(number) || starWords.indexOf(number.toLowerCase()) + 1
    if (said !== undefined && stated !== rating)
      return report(index, 'rating', {
        code: 'rating-unlike-text',
        severity: 'warning',
        what: `The testimonial of ${name} has ${rating} stars, but says "${said}".`,
        fix: 'Correct the rating.',
      })
    const others = years.filter((_, other) => other !== index)
    if (today !== undefined && items.length >= fewestDated && Math.min(...others) - (years[index] ?? 0) >= gap)
      return report(index, 'date', {
        code: 'date-too-early',
        what: `The testimonial of ${name} is of ${years[index]}, ${Math.min(...others) - (years[index] ?? 0)} years before all others.`,
        fix: 'Correct the date.',
      })
    if (plainName(name) === plainName(site.value.business.name))
      return report(index, 'name', {
        code: 'testimonial-of-the-company',
        what: `The testimonial of "${name}" is one of the company about itself.`,
        fix: 'Write the name of the customer, or remove the testimonial.',
      })
    if (!sample && !site.value.business.sample && invented.test(name))
      return report(index, 'name', {
        code: 'placeholder-in-text',
        what: `"${name}" is a name for examples.`,
        fix: 'Replace the testimonial by a real one, or remove it.',
      })
    const query = googleUrl === undefined ? '' : queryIn(googleUrl)
    if (query !== '' && words.length > 0 && !words.some((word) => plainName(query).includes(word)))
      return report(index, 'googleUrl', {
        code: 'profile-of-another-name',
        what: `The link of the testimonial of ${name} looks for "${query}", which has no word of "${site.value.business.name}".`,
        fix: 'Write the link to the reviews of this company.',
      })
    return []
  })
}

const invented =
  /^(?:(?:test|sample|demo|dummy|example) (?:customer|client|user|name|person|review\w*)|(?:customer|client|user|reviewer) (?:name|\d+)|(?:john|jane) (?:doe|q\.? public)|lorem\b.*|first ?name last ?name|your name|name here|asdf\w*|xxx+)$/i

/** The name that a URL of a map looks for; none if it is that of a place by its number. */
function queryIn(url: string): string {
  const { searchParams } = new URL(url)
  const query = searchParams.get('query') ?? searchParams.get('q') ?? ''
  return /\p{L}{3}/u.test(query) && !/^(?:place_id|cid):/.test(query) ? query : ''
}

/** One or two stars above a text that only praises, and the only such stars of many. English alone. */
export function checkRatings(sources: FactSources): Fact[] {
  const { testimonials } = sources.records.documents
  if (!testimonials || !isEnglish(sources)) return []
  const { items } = testimonials.value
  const isOnly = items.length >= fewestItems && items.filter(({ rating }) => rating <= lowest).length === 1
  return items.flatMap(({ rating, review, name }, index) => {
    const isPraise = praise.test(review) && !blame.test(review)
    if (rating > lowest || !(isPraise || isOnly)) return []
    const why = isPraise ? 'but its text only praises' : 'and no other has so few'
    return [
      fact(testimonials, ['items', index, 'rating'], {
        code: 'rating-unlike-text',
        severity: 'warning',
        what: `The testimonial of ${name} has ${rating} of 5 stars, ${why}.`,
        fix: 'Correct the rating.',
      }),
    ]
  })
}

/** Homes of other people, and homes of the past. */
const otherHome =
  /\b(?:old|former|previous|second|rental|vacation|parents?|mom|mother|dad|father|sister|brother|son|daughter|uncle|aunt|grand\w+|moved|moving|sold|used to)\b/i

/** `Our house in Draper`, in the testimonial of a customer in another place of the table. English alone. */
export function checkHomesOfReviews(sources: FactSources): Fact[] {
  const { testimonials } = sources.records.documents
  if (!testimonials || !isEnglish(sources)) return []
  const names = new Set(sources.records.cities.map(({ value }) => value.name))
  return testimonials.value.items.flatMap(({ location = '', review, name }, index) => {
    const sentence = sentencesOf(review).find((each) => homeIn.test(each) && !otherHome.test(each)) ?? ''
    const [words, place = ''] = homeIn.exec(sentence) ?? []
    // A home of a suburb may be said to be in the city.
    const [own = ''] = location.split(',')
    if (
      words === undefined ||
      place === sources.site.value.business.address.locality ||
      !names.has(place) ||
      !names.has(own) ||
      own.includes(place) ||
      place.includes(own)
    )
      return []
    return [
      fact(
        testimonials,
        ['items', index, 'review'],
        {
          code: 'testimonial-from-elsewhere',
          severity: 'warning',
          what: `The testimonial of ${name} is from ${location}, but says "${words}".`,
          fix: 'Correct the location, or ask the customer.',
        },
        words,
      ),
    ]
  })
}

const homeIn =
  /\b(?:[Mm]y|[Oo]ur) (?:house|home|condo|apartment|cabin|office|place|shop|store) in (\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+){0,3})/u

/** Testimonials from places that the company does not serve, or of a place in another region. */
export function checkTestimonials(sources: FactSources, isRegionWrong: boolean): Fact[] {
  const { site, records } = sources
  const { testimonials } = records.documents
  if (!testimonials || records.cities.length === 0) return []
  // The name of a county whose file failed its schema is not known.
  if (records.folders.counties.length < records.written.counties.size) return []
  const { address } = site.value.business
  const counties = new Map(records.folders.counties.map((county) => [county.slug, county.value]))
  const regionOf = new Map(records.folders.counties.map((county) => [county.slug, regionOfCounty(county, sources)]))
  // Two places may have one name, such as Kansas City in Missouri and in Kansas.
  const namesakes = groupBy(records.cities, ({ value }) => plainName(value.name))
  const places = [...records.cities.map(({ value }) => value.name), ...[...counties.values()].map(({ name }) => name)]
  const known = new Set([
    ...places.map(plainName),
    ...[...counties.values()].map(({ name }) => `${plainName(name)} county`),
  ])
  /** The county of a place, if a word after it is the name of another one. States have codes, and are checked below. */
  const ofAnotherCounty = (place: string, written = ''): string | undefined => {
    const named = namesakes.get(plainName(place)) ?? []
    const own = named.map(({ value }) => counties.get(value.county)?.name ?? '')
    const isCounty = !regionCodes(address.country) && (sources.gazetteer?.countiesNamed(written).length ?? 0) > 0
    const isOwn = [
      ...own,
      ...named.map(({ value }) => regionOf.get(value.county) ?? ''),
      address.region ?? '',
      address.regionName ?? '',
    ].some((each) => plainName(each) === plainName(written))
    return isCounty && named.length > 0 && !isOwn ? own[0] : undefined
  }
  return testimonials.value.items.flatMap(({ location, name }, index): Fact[] => {
    if (location === undefined) return []
    const [place = '', region] = location.split(',').map((part) => part.trim())
    const wrong = (what: string, fix: string) => [
      fact(testimonials, ['items', index, 'location'], { code: 'testimonial-from-elsewhere', what, fix }),
    ]
    // The row of the place may have a mistake of its own, but its slug is the name.
    const isRow = records.written.cityRows?.has(slugOf(place))
    if (!isRow && !known.has(plainName(place)) && !known.has(plainName(location))) {
      const near = nearest(place, places)
      return wrong(
        `The testimonial of ${name} is from ${location}, but the company serves no place "${place}".`,
        `${near === undefined ? '' : `Did you mean "${near}"? `}Write a place of cities.csv or a county.`,
      )
    }
    const regions = (namesakes.get(plainName(place)) ?? []).map(({ value }) => regionOf.get(value.county))
    const [own = address.region] = regions
    const ownCounty = ofAnotherCounty(place, region)
    if (ownCounty !== undefined)
      return wrong(
        `The testimonial of ${name} is from ${location}, but the ${place} that the company serves is in ${ownCounty}.`,
        `Write "${place}".`,
      )
    if (
      isRegionWrong ||
      region === undefined ||
      region === '' ||
      own === undefined ||
      [own, ...regions].some((each) => each !== undefined && isRegionOf(region, each, site.value))
    )
      return []
    return wrong(
      `The testimonial of ${name} is from ${location}, but the ${place} that the company serves is in ${own}.`,
      `Write "${place}, ${own}".`,
    )
  })
}
