import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { upperFirst } from '#src/format.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact, literal } from './fact.ts'
import { checkTrades } from './other-trades.ts'
import { aName, companyTexts, type FieldText, isEnglish, sentencesOf, textsOf } from './texts.ts'

/** Texts about another service, company, trade or state than the one that they are for. English alone. */
export function checkTextSubjects(
  sources: FactSources,
  { isOfficeWrong, isCountyWrong }: { isOfficeWrong: boolean; isCountyWrong: boolean },
): Fact[] {
  if (!isEnglish(sources)) return []
  const { folders } = sources.records
  const company = companyTexts(sources)
  const services = folders.services.map((record) => textsOf(record))
  const own = [...company, ...services.flat()]
  return [
    ...checkServices(sources),
    ...checkTestimonials(sources),
    // A text of a place may say what other companies there are.
    ...checkNames(own, sources),
    ...checkTrades([...own, ...folders.cities.flatMap((record) => textsOf(record))], sources),
    ...checkLaw(company, sources),
    ...(isOfficeWrong
      ? []
      : checkOfficeTown([...own, ...folders.counties.flatMap((record) => textsOf(record))], sources)),
    ...(isOfficeWrong ? [] : checkOfficeStreet(own, sources)),
    ...checkPlacesOfOthers(sources, isCountyWrong),
    ...checkAttributes(sources),
  ]
}

type Words = {
  own: (slug: string) => RegExp | undefined
  others: (slug: string) => readonly { slug: string; name: string; pattern: RegExp }[]
}

/** The words that only one service has in its name: `office` of Office Cleaning. */
function ownWords({ records: { folders } }: FactSources): Words {
  const services = folders.services.map(({ slug, value }) => ({ slug, name: value.name, words: wordsOf(value.name) }))
  const uses = new Map<string, number>()
  for (const { words } of services) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  const patterns = services.flatMap(({ slug, name, words }) => {
    const own = words.filter((word) => uses.get(word) === 1)
    // One word is the thing that the service is for; several are a description.
    const [only] = own.length === 1 ? own : []
    return only === undefined ? [] : [{ slug, name, pattern: new RegExp(`\\b${literal(only)}s?\\b`, 'i') }]
  })
  return {
    own: (slug) => patterns.find((each) => each.slug === slug)?.pattern,
    others: (slug) => patterns.filter((each) => each.slug !== slug),
  }
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length >= 5)

/** The first word of a sentence that names what it is about, with an article: `An apartment`. */
const subjectOf = /^(?:(?:an?|the|your|our|every|each|most|any|all)\s+)?[\p{L}-]+/iu

/** `Move-in cleaning takes …`: a sentence that says what a service is or does. */
const isAbout = (sentence: string, service: string) =>
  sentence.toLowerCase().startsWith(`${service.toLowerCase()} `) &&
  /^(?:is|takes|means|covers|includes|begins|starts|gives|gets|keeps|removes|turns|brings|reaches)\b/.test(
    sentence.slice(service.length + 1),
  )

/** `An apartment gets dirty …` as the beginning of the text of Office Cleaning. */
function checkServices(sources: FactSources): Fact[] {
  const { own, others } = ownWords(sources)
  const { services } = sources.records.folders
  const names = services.map(({ value }) => value.name)
  return services.flatMap((service) => {
    const { fullDescription: text, name } = service.value
    const sentences = sentencesOf(text)
    const [first = ''] = sentences
    const stated = sentences.flatMap((sentence) =>
      names.flatMap((each) => (each !== name && isAbout(sentence, each) && !sentence.includes(name) ? [each] : [])),
    )
    const [another] = stated
    if (another !== undefined)
      return [
        anotherService(
          service,
          ['fullDescription'],
          another.charAt(0) + another.slice(1).toLowerCase(),
          `The text of ${name} says what ${another} is, as the text of that service would.`,
        ),
      ]
    const [start = ''] = subjectOf.exec(first) ?? []
    const other = others(service.slug).find(({ pattern }) => pattern.test(start))
    if (!other || !own(service.slug) || own(service.slug)?.test(first)) return []
    return [
      anotherService(
        service,
        ['fullDescription'],
        start,
        `The text of ${name} begins with "${start} …", as one of ${other.name} would.`,
      ),
    ]
  })
}

/** A testimonial that names another service than the one that it is shown with. */
function checkTestimonials(sources: FactSources): Fact[] {
  const { testimonials } = sources.records.documents
  if (!testimonials) return []
  const { own, others } = ownWords(sources)
  const { items } = testimonials.value
  /** Whether customers of other services say the word too: every home is a house. */
  const isCommon = (slug: string, pattern: RegExp) =>
    items.filter(({ review, service }) => service !== slug && pattern.test(review)).length > 1
  return items.flatMap(({ review, service, name }, index) => {
    if (service === undefined || !own(service) || own(service)?.test(review)) return []
    const other = others(service).find(({ slug, pattern }) => pattern.test(review) && !isCommon(slug, pattern))
    const words = other?.pattern.exec(review)?.[0]
    if (!other || words === undefined) return []
    return [
      anotherService(
        testimonials,
        ['items', index, 'service'],
        undefined,
        `The testimonial of ${name} is for the service "${service}", but says "${words}", as one for ${other.name} would.`,
      ),
    ]
  })
}

const anotherService = (record: Located<unknown>, path: PropertyKey[], words: string | undefined, what: string): Fact =>
  fact(
    record,
    path,
    {
      code: 'text-of-another-service',
      severity: 'warning',
      what,
      fix: 'Correct the text, or the service that it is for.',
    },
    words,
  )

/** What a name of a company ends with, beside its trade. */
const companyEnds = 'Cleaners|Maids|Services|Company|Co\\.|Inc\\.?|LLC|Ltd\\.?|Pros|Experts|Solutions|Group|Team'
const capitalWord = "[A-Z][\\p{L}’'&-]+ "

/** `Wasatch Maids is a local company` on the site of another company. */
function checkNames(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const { name: own, trade } = site.value.business
  const ends = `${companyEnds}|${literal(upperFirst(trade))}`
  const company = `(?:${capitalWord}){1,3}(?:${ends})`
  const patterns = [
    `\\b(${company}|(?:${capitalWord}){2,3})\\s?(?:is|are) (?:a|an|your|the) (?:[\\w-]+,? ){0,4}(?:company|business|provider|team)\\b`,
    `\\b(?:At|[Cc]hoose|[Hh]ire|[Tt]rust|[Ww]elcome to|[Cc]all|[Bb]ook with|[Ww]hy) (${company})(?=[\\s,.:!?’'])`,
    `©\\s*(?:\\d{4}\\s+)?(${company})`,
  ].map((pattern) => new RegExp(pattern, 'u'))
  const known = new Set(
    [own, ...records.folders.services.map(({ value }) => value.name)].map((each) => each.toLowerCase()),
  )
  return texts.flatMap(({ record, path, text }) => {
    if (!/[A-Z]/.test(text)) return []
    for (const pattern of patterns) {
      const name = pattern.exec(text)?.[1]?.trim()
      if (name === undefined || /^(?:Our|The|This|That|We|A|An|It|Each|Every)\b/.test(name)) continue
      if ([...known].some((each) => each.includes(name.toLowerCase()) || name.toLowerCase().includes(each))) continue
      return [
        fact(
          record,
          path,
          {
            code: 'text-of-another-company',
            severity: 'warning',
            what: `The text names "${name}" as the company, which is ${own}.`,
            fix: 'Write {business}.',
          },
          name,
        ),
      ]
    }
    return []
  })
}

/** `an office on Center Street in Orem`, of a company whose offices are in other towns. */
function checkOfficeTown(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const { cities, folders } = records
  const own = [site.value.business.address, ...folders.offices.map(({ value }) => value.address)].flatMap(
    (address) => address?.locality ?? [],
  )
  const others = new Set(cities.map(({ value }) => value.name).filter((name) => !own.includes(name)))
  const pattern = new RegExp(
    `\\b(?:from (?:an|our|the) office|(?:our|the company.s) (?:main |head )?office(?: is| sits| stands)?) (?:(?:on|at|near) [\\w .]{3,30} )?in (?:downtown )?${aName}`,
    'u',
  )
  return texts.flatMap(({ record, path, text }) => {
    const [words, name = ''] = pattern.exec(text) ?? []
    if (words === undefined || !others.has(name)) return []
    const what = `The text says that there is an office in ${name}, but the address in site.yaml is in ${own.join(' and ')}.`
    return [
      fact(
        record,
        path,
        { code: 'office-in-another-town', severity: 'warning', what, fix: 'Correct the town.' },
        words,
      ),
    ]
  })
}

const officeStreet =
  /\b(?:from (?:an|our|the) office|(?:our|the company.s) (?:main |head )?office(?: is| sits| stands)?) (?:on|at) ((?:\p{Lu}[\p{L}.]+ ){1,2}(?:Street|Avenue|Road|Boulevard|Drive|Lane|Way|Parkway|St|Ave|Rd|Blvd))\b/u

/** `an office on State Street`, of a company whose offices are in other streets. */
function checkOfficeStreet(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const own = [site.value.business.address, ...records.folders.offices.map(({ value }) => value.address)].flatMap(
    (address) => address?.street ?? [],
  )
  return texts.flatMap(({ record, path, text }) => {
    const [words, street = ''] = officeStreet.exec(text) ?? []
    const [name = ''] = street.split(' ')
    // With a town, the whole address is another one: `checkOfficeTown`.
    if (words === undefined || own.some((each) => each.includes(name)) || text.includes(`${words} in `)) return []
    const what = `The text says that there is an office on ${street}, but the address in site.yaml is ${own.join(' and ')}.`
    return [
      fact(
        record,
        path,
        { code: 'office-in-another-town', severity: 'warning', what, fix: 'Correct the street.' },
        words,
      ),
    ]
  })
}

const attribute =
  /\b[Aa]n? ((?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+) (?:winter|spring|summer|fall|autumn|yard|driveway|kitchen|neighborhood|garage)s?\b/u

/** `a Draper winter` in the texts of another place. */
function checkAttributes({ records: { cities, folders }, gazetteer }: FactSources): Fact[] {
  const names = new Set(cities.map(({ value }) => value.name))
  const nameOf = new Map(cities.map(({ slug, value }) => [slug, value.name]))
  const isPlace = (name: string) => names.has(name) || (gazetteer?.placesNamed(name).length ?? 0) > 0
  return folders.cities.flatMap((city) => {
    const own = nameOf.get(city.slug) ?? ''
    return textsOf(city).flatMap(({ record, path, text }) => {
      const [words, name = ''] = attribute.exec(text) ?? []
      if (words === undefined || own.includes(name) || name.includes(own) || !isPlace(name)) return []
      const what = `The text of ${own} says "${words}".`
      return [
        fact(
          record,
          path,
          { code: 'text-of-another-place', severity: 'warning', what, fix: `Write "${own}", or name no place.` },
          words,
        ),
      ]
    })
  })
}

/** What says that the other place is meant: people work there, or come from there. */
const onPurpose =
  /\b(?:work\w*|jobs?|commut(?:e|es|ed|ing)|shop\w*|schools?|from|to|toward|towards|between|near|beyond|over|miles?|minutes?|border\w*|line|neighbor\w*|unlike|than|drive|office)\b/i

/** Characters before a name in which such a word stands. */
const before = 30

/** `a project in Hoytsville` in a text about a service in another town, and a town of another county in the texts of a county. */
function checkPlacesOfOthers({ records: { cities, folders } }: FactSources, isCountyWrong: boolean): Fact[] {
  const places = cities.flatMap(({ value }) => (value.alias_of === undefined ? [value] : []))
  if (places.length < 2) return []
  const names = places.map(({ name }) => literal(name)).join('|')
  const inPlace = new RegExp(`\\bin (${names})\\b(?! (?:County|Canyon|City|Avenue|Street|Road))`, 'g')
  const anyPlace = new RegExp(
    `(?<!\\p{Lu}[\\p{L}.]* )\\b(${names})\\b(?! (?:County|Canyon|Avenue|Street|Road|\\p{Lu}))`,
    'gu',
  )
  const nameOf = new Map(cities.map(({ slug, value }) => [slug, value.name]))
  const countyOf = new Map(places.map(({ name, county }) => [name, county]))
  const report = ({ record, path }: FieldText, words: string, what: string) =>
    fact(record, path, { code: 'text-of-another-place', severity: 'warning', what, fix: 'Correct the name.' }, words)
  /** The first name that a sentence does not mention on purpose. */
  const named = (sentence: string, pattern: RegExp, isOther: (name: string) => boolean) =>
    [...sentence.matchAll(pattern)].find(
      ({ 1: name = '', index }) => isOther(name) && !onPurpose.test(sentence.slice(Math.max(0, index - before), index)),
    )
  const ofServices = folders.cities.flatMap((city) => {
    const own = nameOf.get(city.slug)
    if (own === undefined) return []
    return textsOf(city, city.value.services, ['services']).flatMap((field) =>
      sentencesOf(field.text).flatMap((sentence) => {
        const [words] = named(sentence, inPlace, (name) => !own.includes(name) && !name.includes(own)) ?? []
        return words === undefined ? [] : [report(field, words, `The text about a service in ${own} says "${words}".`)]
      }),
    )
  })
  const countyName = new Map(folders.counties.map(({ slug, value }) => [slug, value.name]))
  const ofCounties = folders.counties.flatMap((county) =>
    textsOf(county).flatMap((field) =>
      sentencesOf(field.text).flatMap((sentence) => {
        const [, name] = named(sentence, anyPlace, (each) => countyOf.get(each) !== county.slug) ?? []
        if (name === undefined) return []
        const other = countyName.get(countyOf.get(name) ?? '')
        return [
          report(field, name, `The text of ${county.value.name} County names ${name}, which is in ${other} County.`),
        ]
      }),
    ),
  )
  return [...ofServices, ...(isCountyWrong ? [] : ofCounties)]
}

/** `Texas law governs these terms` of a company in Utah. A company may be registered in Delaware. */
function checkLaw(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const { country, region } = site.value.business.address
  const codes = regionCodes(country)
  if (!codes) return []
  const own = new Set([region, ...records.folders.counties.map(({ value }) => value.region)])
  const others = codes.flatMap((code) => {
    const name = regionNameOf(code, country)
    return own.has(code) || own.has(name) || name === undefined ? [] : [name]
  })
  const state = others.map(literal).join('|')
  const pattern = new RegExp(
    `\\b(?:(?:laws?|courts?|State|state|licensed|registered|bonded|regulations) (?:of|in|by) (?:the )?(?:[Ss]tate of )?(${state})|(${state}) (?:law|courts?|statutes?|licen[cs]e)|[Ss]tate of (${state}))\\b`,
  )
  // In a title or heading, and after the name of a town or county.
  const anywhere = new RegExp(
    `\\b(?:in|across|throughout|serving|of) (?:(?:all|northern|southern|eastern|western|central) )?(?:of )?(${state})\\b(?!,? (?:Street|Avenue|Road|Ave|St|City))`,
  )
  const address = new RegExp(`\\b[A-Z]\\p{Ll}+,? (?:County|Parish), (${state})\\b`, 'u')
  const isShort = (path: readonly PropertyKey[]) => /^(?:title|heading|description)$/.test(String(path.at(-1)))
  return texts.flatMap(({ record, path, text }) => {
    const [words, ...names] =
      pattern.exec(text) ?? address.exec(text) ?? (isShort(path) ? anywhere.exec(text) : undefined) ?? []
    const name = names.find((each) => each !== undefined)
    if (words === undefined || name === undefined || name === 'Delaware') return []
    return [
      fact(
        record,
        path,
        {
          code: 'text-of-another-region',
          severity: 'warning',
          what: `The text says "${words}", but the company is in ${region === undefined ? country : regionNameOf(region, country)}.`,
          fix: 'Correct the state.',
        },
        words,
      ),
    ]
  })
}
