import { regionCodes } from '#src/country/regions.ts'
import { slugOf } from '#src/slug-of.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { type Coordinates, kilometresBetween } from '../../../core/known-place.ts'
import { nearest } from '../../../core/suggest.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isRegionOf, regionOfCounty } from '../place-data/county-of.ts'
import { isEnglish, sentencesOf } from '../texts.ts'

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
    if (toFillIn.test(name) || (!sample && !site.value.business.sample && invented.test(name)))
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

/** Names of people who are examples, also in the testimonials of a sample. */
const toFillIn =
  /^(?:(?:test|sample|demo|dummy) (?:customer|client|user|name|person|review\w*)|(?:customer|client|user|reviewer)(?: (?:name|\d+|[A-Z]\.?))?|(?:first|last|full) ?name\b.*|name(?: (?:here|goes here|[A-Z]\.?|\d+))?|your name|asdf\w*|xx+|nombre(?: (?:del cliente|y apellidos?))?|nombre apellidos?)$/i
const invented = /^(?:(?:john|jane) (?:doe|q\.? public)|example (?:customer|client|user|name|person)|lorem\b.*)$/i

/** The name that the URL of a map searches for; empty if the URL has the id of a place. */
function queryIn(url: string): string {
  const { searchParams } = new URL(url)
  const query = searchParams.get('query') ?? searchParams.get('q') ?? ''
  return /\p{L}{3}/u.test(query) && !/^(?:place_id|cid):/.test(query) ? query : ''
}

/** Fewest testimonials with a place, and the share of them with its region, that make one without it a slip. */
const [fewestPlaces, usualShare] = [5, 0.85]

/** `Orem` among testimonials from "Lehi, UT" and "Sandy, UT". */
export function checkLocations({ records: { documents } }: FactSources): Fact[] {
  const { testimonials } = documents
  if (!testimonials) return []
  const places = testimonials.value.items.flatMap(({ location, name }, index) =>
    location === undefined ? [] : [{ location, name, index }],
  )
  const bare = places.filter(({ location }) => !location.includes(','))
  if (places.length < fewestPlaces || places.length - bare.length < usualShare * places.length) return []
  return bare.map(({ location, name, index }) =>
    fact(testimonials, ['items', index, 'location'], {
      code: 'text-unfinished',
      severity: 'warning',
      what: `The testimonial of ${name} is from "${location}", while the others name the region after the place.`,
      fix: 'Write the region after a comma, as in the others.',
    }),
  )
}

/** Homes of other people, and homes of the past. */
const otherHome =
  /\b(?:old|former|previous|second|rental|vacation|parents?|mom|mother|dad|father|sister|brother|son|daughter|uncle|aunt|grand\w+|moved|moving|sold|used to)\b/i

/** Kilometres from all places of the table beyond which another place is not a name that people give to one of them. */
const farAway = 40

/** Whether public data has a place of some name, and none of that name is near a place of the table. */
function isFarPlace(name: string, { records, gazetteer }: FactSources): boolean {
  const named = gazetteer?.placesNamed(name) ?? []
  const points = records.cities.flatMap(({ value: { latitude, longitude } }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  )
  const isFar = (point: Coordinates) => named.every((place) => kilometresBetween(place, point) > farAway)
  return named.length > 0 && points.length > 0 && points.every(isFar)
}

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
      !(names.has(place) || isFarPlace(place, sources)) ||
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
  const { documents, folders, cities, written } = sources.records
  const { testimonials } = documents
  if (!testimonials || cities.length === 0) return []
  // The name of a county whose file failed its schema is not known.
  if (folders.counties.length < written.counties.size) return []
  // Nor is that of a place whose row did.
  if (written.cityRows && cities.length < written.cityRows.size) return []
  const served = servedPlaces(sources)
  return testimonials.value.items.flatMap(({ location, name }, index): Fact[] => {
    if (location === undefined) return []
    const fault =
      writtenAsSlug(location, sources) ??
      notServed(location, served, sources) ??
      ofAnotherCounty(location, served, sources) ??
      (isRegionWrong ? undefined : ofAnotherRegion(location, served, sources))
    if (!fault) return []
    const what = `The testimonial of ${name} is from ${location}, but the ${fault.but}.`
    return [
      fact(testimonials, ['items', index, 'location'], {
        code: 'testimonial-from-elsewhere',
        what,
        fix: fault.fix,
      }),
    ]
  })
}

/** The places and counties of the company. */
type Served = {
  names: readonly string[]
  /** Without case and accents, and counties also with the word. */
  known: ReadonlySet<string>
  /** Two places may have one name, such as Kansas City in Missouri and in Kansas. */
  placesNamed: (name: string) => readonly { county: string | undefined; region: string | undefined }[]
}

function servedPlaces(sources: FactSources): Served {
  const { cities, folders } = sources.records
  const counties = new Map(
    folders.counties.map((county) => [
      county.slug,
      { county: county.value.name, region: regionOfCounty(county, sources) },
    ]),
  )
  const byName = groupBy(cities, ({ value }) => plainName(value.name))
  const countyNames = folders.counties.map(({ value }) => value.name)
  const byCounty = groupBy(folders.counties, ({ value }) => plainName(value.name))
  const names = [...cities.map(({ value }) => value.name), ...countyNames]
  return {
    names,
    known: new Set([...names.map(plainName), ...countyNames.map((name) => `${plainName(name)} county`)]),
    placesNamed: (name) => {
      const written = plainName(name)
      const whole = byCounty.get(written) ?? byCounty.get(written.replace(/ county$/, '')) ?? []
      return [...(byName.get(written) ?? []).map(({ value }) => value.county), ...whole.map(({ slug }) => slug)].map(
        (slug) => counties.get(slug) ?? { county: undefined, region: undefined },
      )
    },
  }
}

/** What is true of the place of a testimonial, and how to correct it. */
type Elsewhere = { but: string; fix: string }

const partsOf = (location: string): string[] => location.split(',').map((part) => part.trim())

/** `overland-park`: visitors read the name. */
function writtenAsSlug(location: string, { records }: FactSources): Elsewhere | undefined {
  const row = records.cities.find(({ slug, value }) => slug === location && value.name !== location)
  return row && { but: `place is called ${row.value.name}`, fix: `Write "${row.value.name}", as visitors read it.` }
}

function notServed(location: string, { names, known }: Served, { records }: FactSources): Elsewhere | undefined {
  const [place = ''] = partsOf(location)
  // The row of the place may have a mistake of its own, but its slug is the name.
  if (records.written.cityRows?.has(slugOf(place))) return undefined
  if (known.has(plainName(place)) || known.has(plainName(location))) return undefined
  const near = nearest(place, names)
  return {
    but: `company serves no place "${place}"`,
    fix: `${near === undefined ? '' : `Did you mean "${near}"? `}Write a place of cities.csv or a county.`,
  }
}

/** A word after the place is the name of another county. Where regions have codes, it is compared with these. */
function ofAnotherCounty(
  location: string,
  { placesNamed }: Served,
  { site, gazetteer }: FactSources,
): Elsewhere | undefined {
  const [place = '', written = ''] = partsOf(location)
  const { country, region, regionName } = site.value.business.address
  if (regionCodes(country) || (gazetteer?.countiesNamed(written).length ?? 0) === 0) return undefined
  const places = placesNamed(place)
  const [own] = places
  const around = [...places.flatMap((each) => [each.county, each.region]), region, regionName]
  if (!own || around.some((each) => plainName(each ?? '') === plainName(written))) return undefined
  return { but: `${place} that the company serves is in ${own.county ?? ''}`, fix: `Write "${place}".` }
}

function ofAnotherRegion(location: string, { placesNamed }: Served, { site }: FactSources): Elsewhere | undefined {
  const [place = '', written = ''] = partsOf(location)
  const regions = placesNamed(place).map(({ region }) => region)
  const [own = site.value.business.address.region] = regions
  if (written === '' || own === undefined) return undefined
  if ([own, ...regions].some((each) => each !== undefined && isRegionOf(written, each, site.value))) return undefined
  return { but: `${place} that the company serves is in ${own}`, fix: `Write "${place}, ${own}".` }
}
