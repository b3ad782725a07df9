import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { upperFirst } from '#src/format.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { wholeNumber } from '../../../core/text/number-words.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, sentencesOf } from '../texts.ts'
import { severityOf } from './named-instead.ts'

/** Words at the end of names of companies. */
const companyEnds =
  'Cleaners|Maids|Services|Company|Co\\.|Inc\\.?|LLC|Ltd\\.?|Pros|Experts|Solutions|Group|Team|& Sons|& Daughters'
const capitalWord = "[A-Z][\\p{L}’'&-]+ "

/** What begins with a capital in a sentence or a heading, and is no name: `Why Store-Bought Cleaners Disappoint`. */
const noName =
  /^(?:Our|The|This|That|We|A|An|It|Each|Every|Choose|Hire|Trust|Call|Use|Some|Most|Many|Other|Cheap|Harsh|Enzyme|Chemical|Homemade|\p{L}+-(?:Bought|Based|Free|Made|Shelf|Home|Party|Grade|Duty))(?![\p{L}-])/u

/** A name in small letters, with the apostrophes of a keyboard. */
const plainOf = (name: string) => name.toLowerCase().replaceAll('’', "'")

/** `Wasatch Maids is a local company` on the site of another company. */
export function checkCompanyNames(
  texts: readonly FieldText[],
  ofPlaces: readonly FieldText[],
  { site, records, gazetteer }: FactSources,
): Fact[] {
  const { name: own, trade } = site.value.business
  const allEnds = `${companyEnds}|${literal(upperFirst(trade))}`
  const company = `(?:${capitalWord}(?:& )?){1,3}(?:${allEnds})`
  const patterns = [
    `\\b(${company}|(?:${capitalWord}){2,3})\\s?(?:is|are) (?:a|an|your|the) (?:[\\w-]+,? ){0,4}(?:company|business|provider|team)\\b`,
    `\\b(?:At|[Cc]hoose|[Hh]ire|[Tt]rust|[Ww]elcome to|[Cc]all|[Bb]ook with|[Ww]hy) (${company})(?=[\\s,.:!?’'])(?! & )`,
    `©\\s*(?:\\d{4}\\s+)?(${company})`,
    `\\b(?:[Tt]hank(?:s| you) for (?:choosing|calling|contacting|trusting)|[Hh]ere at|At) ((?:${capitalWord.trim()}(?: & | (?=[A-Z]))?){1,4})(?:!|\\.|, (?:we|our) (?:believe|know|understand|pride|take pride|strive|value|promise|are (?:proud|committed|dedicated)|speciali[sz]e|treat|goal|mission|team)\\b)`,
    `\\b(${company})(?:[’']s? (?:customers|clients|team|crews?|technicians|staff)| (?:customers|clients|technicians))\\b`,
    `(?:^|[.!?\\n]\\s*)(${company}) (?:cleans|serves|collects|respects|employs|was founded|has (?:been|worked|served|cleaned)|offers|provides|specializes|guarantees|sends|brings)\\b`,
  ].map((pattern) => new RegExp(pattern, 'u'))
  // A text of a place may name an employer or a sight, such as a mining company.
  const ofTrade = `(?:${capitalWord}){1,3}(?:Cleaners|Maids|Pros|LLC|${literal(upperFirst(trade))})`
  const patternsOfPlaces = [
    new RegExp(
      `(?:^|[.!?\\n]\\s*)(${ofTrade}) (?:cleans|serves|has (?:been|worked|served|cleaned)|offers|provides|sends|brings)\\b`,
      'u',
    ),
    // `Tell Bright Maids of Boise what your floors are`.
    new RegExp(`\\b(?:[Tt]ell|[Aa]sk|[Cc]ontact|[Tt]hank|[Ee]mail) (${ofTrade})(?=[\\s,.:!?’'])`, 'u'),
  ]
  const aboutOther = new RegExp(`^About (${company})(?=$|[\\s,.:!?])`, 'u')
  const isAbout = (field: FieldText) =>
    records.folders.pages.some((page) => page === field.record && page.value.screen === 'about')
  const known = new Set([own, ...records.folders.services.map(({ value }) => value.name)].map(plainOf))
  const isElsewhere = (city: string) =>
    (gazetteer?.largeCities(city).length ?? 0) > 0 && gazetteer?.placesNamed(city).length === 0
  const find = ({ record, path, text }: FieldText, each: readonly RegExp[]) => {
    for (const name of [...each.map((pattern) => pattern.exec(text)?.[1]?.trim()), branchIn(text, isElsewhere)]) {
      if (name === undefined || noName.test(name)) continue
      if ([...known].some((each) => each.includes(plainOf(name)) || plainOf(name).includes(each))) continue
      return [
        fact(
          record,
          path,
          {
            code: 'text-of-another-company',
            severity: severityOf(text, name, [own, '{business}']),
            what: `The text names "${name}" as the company, which is ${own}.`,
            fix: 'Write {business}.',
          },
          name,
        ),
      ]
    }
    return []
  }
  const ends = new RegExp(`Cleaners|Maids|Pros|LLC|${literal(upperFirst(trade))}`)
  return [
    ...texts.flatMap((field) =>
      /[A-Z]/.test(field.text) ? find(field, isAbout(field) ? [...patterns, aboutOther] : patterns) : [],
    ),
    ...ofPlaces.flatMap((field) => (ends.test(field.text) ? find(field, patternsOfPlaces) : [])),
  ]
}

const branch = new RegExp(
  `\\b((?:${capitalWord}(?:& )?){2,4}?)((?:${capitalWord})?[A-Z]\\p{L}+) (?:customers|clients|technicians|crews?|team|office)\\b`,
  'u',
)

/** `Sparkle & Shine Boise customers`: a name of several words before that of a large city elsewhere. */
function branchIn(text: string, isElsewhere: (city: string) => boolean): string | undefined {
  const [, name = '', city = ''] = branch.exec(text) ?? []
  return [city, city.split(' ').at(-1) ?? ''].some(isElsewhere) ? name + city : undefined
}

/** `Texas law governs these terms` of a company in Oregon. A company may be registered in Delaware. */
export function checkLaw(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const { country, region } = site.value.business.address
  const codes = regionCodes(country)
  if (!codes) return []
  const { counties, offices } = records.folders
  const own = new Set([
    region,
    ...counties.map(({ value }) => value.region),
    ...offices.map(({ value }) => value.address?.region),
  ])
  const ownNames = [...own].flatMap((each) => (each === undefined ? [] : [each, regionNameOf(each, country)]))
  const others = codes.flatMap((code) => {
    const name = regionNameOf(code, country)
    return own.has(code) || own.has(name) || name === undefined ? [] : [name]
  })
  const state = others.map(literal).join('|')
  // Of a state and a county or town with one name, a title means the own one.
  const places = new Set([...records.cities, ...counties].map(({ value }) => value.name))
  const unlikePlaces = others.filter((each) => !places.has(each))
  const anyState = codes
    .flatMap((code) => regionNameOf(code, country) ?? [])
    .map(literal)
    .join('|')
  const pattern = new RegExp(
    `\\b(?:(?:[Ll]icensed|[Rr]egistered|[Bb]onded|[Ii]nsured) in (?:(?:${anyState})(?:, | and |, and ))+(${state})|(?:laws?|courts?|State|state|licensed|registered|bonded|regulations) (?:of|in|by) (?:the )?(?:[Ss]tate of )?(${state})|(${state}) (?:law|courts?|statutes?|licen[cs]e)|[Ss]tate of (${state}))\\b`,
  )
  // In a title or heading, and after the name of a town or county.
  const anywhere = new RegExp(
    `\\b(?:in|across|throughout|serving|of)\\s(?:(?:all|northern|southern|eastern|western|central|${wholeNumber})\\s)?(?:of )?(?:(?:${capitalWord})?[A-Z][\\w’'-]+, )?(${unlikePlaces.map(literal).join('|')})\\b(?!,? (?:Street|Avenue|Road|Ave|St|City))`,
    'u',
  )
  const address = new RegExp(`\\b[A-Z]\\p{Ll}+,? (?:County|Parish), (${state})\\b`, 'u')
  // Slate may come from Buckingham County, Virginia.
  const addressIn = (text: string) =>
    sentencesOf(text).flatMap((sentence) => {
      const found = address.exec(sentence)
      return found && /\b(?:we|our|us|serv\w+|company|office)\b/i.test(sentence) ? [found] : []
    })[0]
  const isShort = (path: readonly PropertyKey[]) => /^(?:title|heading|description)$/.test(String(path.at(-1)))
  return texts.flatMap(({ record, path, text }) => {
    const [words, ...names] =
      pattern.exec(text) ?? addressIn(text) ?? (isShort(path) ? anywhere.exec(text) : undefined) ?? []
    const name = names.find((each) => each !== undefined)
    if (words === undefined || name === undefined || name === 'Delaware' || isDenied(text, words)) return []
    return [
      fact(
        record,
        path,
        {
          code: 'text-of-another-region',
          // A company may have a license in a state beside its own in which it serves no place of the manifest.
          severity: ownNames.some((own) => words.includes(own ?? '')) ? 'warning' : severityOf(text, words, ownNames),
          what: `The text says "${words}", but the company is in ${region === undefined ? country : regionNameOf(region, country)}.`,
          fix: 'Correct the state.',
        },
        words,
      ),
    ]
  })
}

/** `We are not licensed in Texas` */
const isDenied = (text: string, words: string) =>
  /(?:\b(?:not|never|no longer|nor|neither)|n[’']t)\b[^.;:!?]{0,30}$/i.test(text.slice(0, text.indexOf(words)))

const court = new RegExp(
  `\\b(?:arbitrat\\w+|mediat\\w+|litigat\\w+|courts?|jurisdiction|venue)\\b[^.;]{0,60}?\\b(?:in|of) ${aName} (?:County|Parish|Borough)\\b`,
  'u',
)

/** `Binding arbitration in Lake County`, in which there is neither an office nor a place of the company. */
export function checkCourts(texts: readonly FieldText[], { site, records, gazetteer }: FactSources): Fact[] {
  if (!gazetteer) return []
  const own = new Set(records.folders.counties.map(({ value }) => plainName(value.name)))
  const offices = [site.value.business.coordinates, ...records.folders.offices.map(({ value }) => value.coordinates)]
  const ofOffices = offices.flatMap((point) => (point && gazetteer.countyAt(point)) ?? [])
  return texts.flatMap(({ record, path, text }) => {
    const [words, name = ''] = (/County|Parish|Borough/.test(text) && court.exec(text)) || []
    if (words === undefined || own.has(plainName(name)) || ofOffices.length === 0) return []
    const counties = gazetteer.countiesNamed(name)
    const isOffice = counties.some(({ region, code }) =>
      ofOffices.some((each) => each.region === region && each.code === code),
    )
    if (counties.length === 0 || isOffice) return []
    const what = `The text says "${words}", but the company has no office and no place there.`
    return [
      fact(
        record,
        path,
        { code: 'text-of-another-region', severity: 'warning', what, fix: 'Correct the county.' },
        words,
      ),
    ]
  })
}
