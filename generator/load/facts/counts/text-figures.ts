import { regionNameOf } from '#src/country/regions.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { about, atLeast, wholeNumber, wholeNumberOf } from '../../../core/text/number-words.ts'
import { isMainOffice } from '../../county-offices.ts'
import { checkPast, type Read } from '../calendar/past-offers.ts'
import { type Fact, type FactSources, fact, lineOfWords } from '../fact.ts'
import type { FactCode } from '../fact-codes.ts'
import { isIndependentCity, regionOfCounty } from '../place-data/county-of.ts'
import { companyAndServiceTexts, type FieldText, isEnglish, matchesOf, sentencesOf } from '../texts.ts'
import { isAboutCompany } from './company-sentences.ts'
import { countsOwnOffices, isCountOfOther } from './count-of-other.ts'
import { checkLicenseNumbers } from './licenses.ts'
import { checkTwice } from './single-figures.ts'

/** Figures of the company in texts that contradict the manifest, each other or the calendar. English alone. */
export function checkTextFigures(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return checkLicenseNumbers(sources)
  const texts = companyAndServiceTexts(sources)
  const read = texts.flatMap((field) =>
    hinted.test(field.text) ? sentencesOf(withoutLinks(field.text)).map((sentence) => ({ field, sentence })) : [],
  )
  // Of two numbers of a license, one is wrong.
  const twice = checkTwice(read, sources)
  const exchangedNumbers = twice.length > 0 ? twice : checkLicenses(read)
  const company = sources.site.value.business.name
  const onCounties = read.filter(({ sentence }) => isAboutCompany(sentence, company))
  const foreign = findForeignCounties(onCounties, sources)
  // The other county took the place of the one that the list lacks.
  const exchanged = new Set(foreign.map(({ sentence }) => sentence))
  return [
    ...checkCounts(read, sources),
    ...checkLists(
      onCounties.filter(({ sentence }) => !exchanged.has(sentence)),
      sources,
    ),
    ...foreignCounties(foreign),
    ...(exchangedNumbers.length > 0 ? exchangedNumbers : checkLicenseNumbers(sources)),
    ...checkFounder(read),
    ...checkPast(read, sources),
  ]
}

/** `four counties: Clark and Lewis`, and `the counties of Clark and Lewis`. */
const beforeCounties = 'counties(?::| of)'

/** Every sentence that a check reads has one of these. */
const hinted = new RegExp(
  `\\b(?:counties|services|offices|towns|children|licen[cs]e|insur|liabilit|bonded|founder|founded by|started by|owner|team|crew|staff|arbitration|days['’]|beforehand|in advance|20\\d\\d|(?:all|our) (?:\\d|${wholeNumber}))`,
  'i',
)

/** `all [five counties](/service-areas/)` as it is read. */
const withoutLinks = (text: string) => (text.includes('](') ? text.replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1') : text)

const problem = ({ record, path }: FieldText, code: FactCode, words: string, what: string, fix: string) =>
  fact(record, path, { code, what, fix }, words)

/** `Two do windows, and five clean offices` */
const verbs = '(?:clean|cover|do|handle|know|look|need|run|serve|tend|visit|work)'

/** `More than twenty services`, `20+ services`, `two dozen services`. */
const quantity = `(?:(?<least>${atLeast})\\s+|(?<about>${about})\\s+)?(?<number>(?:a|two|three|four|five) dozen|${wholeNumber})(?:\\+|[\\s-]plus|\\sor more)?`

const counted = new RegExp(
  `(?:^|\\b(?:and|all|our|serves?|serving|covers?|works?|working|from|offer(?:s|ing)?|provid(?:es?|ing)|has|have|lists?|with|these|following|across|in|for|see|explore|compare|browse)\\s+(?:(?:all|our|the|in|across)\\s+)*)${quantity}\\s+(?:(?!${verbs}\\s)[\\w-]+\\s+)?(?<noun>counties|services|offices|towns)\\b(?! (?:an?|per|each|every) )`,
  'i',
)

/** Share of a number by which one that is about as large may differ. */
const aboutShare = 0.2

/** The number of a dozen, and of several. */
const countOf = (number: string): number =>
  / dozen$/i.test(number) ? 12 * (wholeNumberOf(number.split(' ')[0] ?? '') || 1) : wholeNumberOf(number)

/** What a heading or a description of the whole company says of its counties is of all of them. */
const isForAll = ({ record, path }: FieldText, kind: string) =>
  kind === 'counties' &&
  /^(?:site\.yaml|pages\/)/.test(record.file.path) &&
  /^(?:title|heading|description|defaultDescription|business\.(?:description|tagline))$/.test(path.join('.'))

/** `Tulsa and the four counties around it` */
const withOwn =
  /\band (?:the |its )?\w+ (?:counties (?:around|beside|near|next to|surrounding)|(?:other|neighbou?ring|surrounding|nearby|adjoining) counties)\b/i

/** `We work in five counties`, of a company with four. A claim of site.yaml may give another number. */
function checkCounts(read: readonly Read[], sources: FactSources): Fact[] {
  const { records, site } = sources
  const { folders } = records
  const hasMainOffice = folders.offices.some((office) => isMainOffice(office, records))
  // A record that failed its schema counts, too.
  const counts = {
    counties: records.written.counties.size,
    services: records.written.services.size,
    // The office of site.yaml may have no file.
    offices: records.written.offices.size + (hasMainOffice ? 0 : 1),
    towns: records.written.cityRows?.size ?? records.cities.length,
  }
  const countiesByName = folders.counties.filter((county) => !isIndependentCity(county)).length
  const claimed = new Set(site.value.claims.flatMap(({ value }) => value ?? []))
  const company = site.value.business.name
  return read.flatMap(({ field, sentence }) => {
    const { 0: match = '', index = 0, groups } = counted.exec(sentence) ?? {}
    const { number = '', noun = '', ...words } = groups ?? {}
    const kind = noun.toLowerCase() as keyof typeof counts // the pattern has these
    const stated = countOf(number)
    const isAbout = words.about !== undefined || /dozen$/i.test(number)
    // Fewer may be some of them.
    const isRight =
      stated === counts[kind] ||
      (kind === 'counties' && stated === countiesByName) ||
      (stated < counts[kind] && (words.least !== undefined || !isForAll(field, kind))) ||
      (isAbout && Math.abs(stated - counts[kind]) <= aboutShare * stated) ||
      (stated + 1 === counts[kind] && withOwn.test(sentence))
    if (number === '' || isRight || claimed.has(stated) || isCountOfOther(sentence, company)) return []
    if (kind === 'offices' && !countsOwnOffices(sentence)) return []
    const from = index + match.lastIndexOf(words.least ?? words.about ?? number)
    const said = sentence.slice(from).match(new RegExp(`^.*?${noun}`))?.[0] ?? number
    return [
      problem(
        field,
        'count-in-text-differs',
        said,
        `The text says "${said}", but the manifest has ${counts[kind] === 1 ? 'one' : `${counts[kind]} ${kind}`}.`,
        'Correct the text, or write {count.…} in it.',
      ),
    ]
  })
}

/** A list of all counties but one: `Clark, Lewis and Summit counties`, `counties: Clark, Lewis and Summit`. Two counties alone have no list. */
function checkLists(read: readonly Read[], { records: { folders, cities } }: FactSources): Fact[] {
  const counties = folders.counties.map(({ slug, value }) => ({ slug, name: value.name.replace(/ County$/, '') }))
  if (counties.length < 3) return []
  const name = `(?:${counties.map((each) => literal(each.name)).join('|')})`
  const several = `${name}(?:, ${name})*,? (?:and|&) ${name}`
  const list = new RegExp(`\\b${several} counties\\b|\\b${beforeCounties} ${several}(?!\\p{L})`, 'u')
  return read.flatMap(({ field, sentence }) => {
    const [words] = list.exec(sentence) ?? []
    const missing = counties.filter((each) => !isNamed(each.name, sentence))
    const [only] = missing
    // A sentence may be about some of them: "we also work on Sundays in …".
    if (words === undefined || only === undefined || missing.length > 1 || /\b(?:only|also|except)\b/.test(sentence))
      return []
    // `Not in Clark County. In Lewis and Summit counties …`
    if (isBeside(`${only.name} County`, sentence, field.text)) return []
    // `in Lewis and Summit counties and in Vancouver`, perhaps as two items of a list.
    const whole = /^(?:[-*+]|\d+[.)]) /.test(sentence) ? field.text : sentence
    if (cities.some(({ value }) => value.county === only.slug && isNamed(value.name, whole))) return []
    // Each office serves some of them.
    if (folders.offices.some((office) => office === field.record)) return []
    const at = sentence.indexOf(words)
    if (aboutThese.test(sentence.slice(at + words.length)) || partOf.test(sentence.slice(0, at))) return []
    // `In Clark and Lewis counties a travel charge of $20 is added`: a term, perhaps of a policy.
    if (ofSome.test(sentence) || field.path.at(-1) === 'when') return []
    return [
      {
        ...problem(
          field,
          'county-missing-in-text',
          words,
          `The text says "${words}", but the manifest also has ${only.name} County.`,
          `Add ${only.name}, or remove the county.`,
        ),
        severity: 'warning' as const,
      },
    ]
  })
}

const isNamed = (name: string, text: string) => new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').test(text)

/** `In the new neighborhoods of`, before the counties: a part of them. */
const partOf = /\b(?:in|on|across|through|from|like) (?:the |many |most |some )?(?:[\p{L}-]+ ){0,4}\p{L}+s of $/iu

/** `Clark and Lewis counties are dry`: a fact about these counties. */
const aboutThese = /^ (?:are|have|had|lie|were|share|get|see|sit|both|each)\b/

/** What is so in some counties alone: a charge, a minimum, a day. */
const ofSome =
  /\b(?:charges?|charged|fees?|surcharges?|minimums?|extra|adds?|added|additional|mileage|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/

/** Whether the sentence before or after another has a name. */
function isBeside(name: string, sentence: string, text: string): boolean {
  const sentences = sentencesOf(text)
  const at = sentences.indexOf(sentence)
  return at >= 0 && [sentences[at - 1], sentences[at + 1]].some((next) => next?.includes(name))
}

type ForeignCounty = Read & { words: string; other: string; isExchanged: boolean }

/** `Clark, Lewis and King counties`, of a company that does not serve the last: another county of one of its regions. */
function findForeignCounties(read: readonly Read[], sources: FactSources): ForeignCounty[] {
  const { records, gazetteer } = sources
  const { counties } = records.folders
  // A name may have the word that completes it.
  const own = new Set(counties.map(({ value }) => plainName(value.name).replace(/ (?:county|parish|borough)$/, '')))
  if (!gazetteer || own.size < 2 || records.written.counties.size > counties.length) return []
  const regions = new Set(counties.flatMap((county) => gazetteer.regionOf(regionOfCounty(county, sources) ?? '') ?? []))
  const { country } = sources.site.value.business.address
  const states = new Set([...regions].map((region) => regionNameOf(region, country)))
  const known = new Set(
    [...regions].flatMap((region) => gazetteer.countiesOf(region)).map(({ name }) => plainName(name)),
  )
  return read.flatMap(({ field, sentence }) =>
    matchesOf(sentence, listOfCounties).flatMap(([words]) => {
      const named = words.replace(/^counties\S* (?:of )?| (?:counties|County)$/g, '').split(/,? (?:and|or|&) |, /)
      // `Lewis County in Washington, Clark and Summit counties in Oregon`
      const isState = (name: string) => states.has(name) && sentence.includes(` in ${name}`)
      const other = named.find((name) => known.has(plainName(name)) && !own.has(plainName(name)) && !isState(name))
      // A list of neighbors has none of the company's.
      if (other === undefined || !named.some((name) => own.has(plainName(name)))) return []
      if (
        /\b(?:except|not|beyond|outside|between|borders?|buys?|bought|growers?|suppliers?|wholesalers?|quarr(?:y|ies))\b|\b(?:over|across) the (?:\w+ )?(?:line|border)\b/.test(
          sentence,
        )
      )
        return []
      // All counties of the company but one, in whose place the other one is listed.
      const isExchanged =
        named.length === own.size && named.filter((name) => own.has(plainName(name))).length === own.size - 1
      return [{ field, sentence, words, other, isExchanged }]
    }),
  )
}

/** A county that was removed is named by many texts. */
function foreignCounties(found: readonly ForeignCounty[]): Fact[] {
  return [...groupBy(found, ({ other }) => other)].flatMap(([other, [first, ...more]]) => {
    if (!first) return []
    const same = more.length === 0 ? '' : ` So do ${more.length} more texts.`
    const what = `The text says "${first.words}", but the manifest has no ${other} County.${same}`
    const fix = 'Correct the name, or add the county.'
    const severity = first.isExchanged && more.length === 0 ? ('error' as const) : ('warning' as const)
    return [{ ...problem(first.field, 'place-not-served', withWordAfter(first.words, other), what, fix), severity }]
  })
}

/** `Davis counties`: a list may be on several lines, and a text may have the name elsewhere. */
function withWordAfter(list: string, name: string): string {
  const end = list.indexOf(name) + name.length
  return name + (/^\S*\s+\S+/.exec(list.slice(end))?.[0] ?? '')
}

/** `Davis and Weber counties`, `counties: Davis and Weber`, and `Davis, Weber or Lane County`. */
const listOfCounties = new RegExp(
  `\\b(?:(?:${aName}, )*${aName},? (?:and|or|&) ${aName} counties|(?:${aName}, )+${aName},? (?:and|or|&) ${aName} County|${beforeCounties} (?:${aName}, )*${aName},? (?:and|or|&) ${aName})(?!\\p{L})`,
  'gu',
)

const licenses = /\b[A-Z]{1,6}-?\d{4,8}\b/g

/** `MP-04417` and `MP-04471`: one license with two digits exchanged. The first text is right. */
function checkLicenses(read: readonly Read[]): Fact[] {
  const found = read.flatMap(({ field, sentence }) =>
    /licen[cs]e/i.test(sentence) ? matchesOf(sentence, licenses).map(([words]) => ({ field, words })) : [],
  )
  return found.flatMap(({ field, words }, index) => {
    const other = found.slice(0, index).find((each) => isExchanged(words, each.words))
    if (!other) return []
    const what = `The text says "${words}", but another says "${other.words}": two digits are exchanged in one of them.`
    const fix = `Correct one of the two. ${lineOfWords(other.field.record, other.field.path, other.words)} has the other.`
    return [problem(field, 'license-differs', words, what, fix)]
  })
}

/** Whether two texts differ by two neighboring letters or digits in the other order. */
function isExchanged(one: string, other: string): boolean {
  const at = [...one].findIndex((sign, index) => sign !== other[index])
  return at >= 0 && one.slice(0, at) + (one[at + 1] ?? '') + one[at] + one.slice(at + 2) === other
}

/** `Our founder, Ada Birch`, and `founded by Ada Birch`: the name. */
const founder =
  /\b(?:[Oo]ur|[Ii]ts|[Tt]he) (?:founder|owner)(?: and owner| and founder)?(?:,| is| was)? (\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’-]+)|\b(?:founded|started) (?:in \d{4} )?by (\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’-]+)/u

/** Two names for the one who founded the company. Several may have done so together. */
function checkFounder(read: readonly Read[]): Fact[] {
  const found = read.flatMap(({ field, sentence }) => {
    const match = founder.exec(sentence)
    const name = match?.slice(1).find((group) => group !== undefined)
    return match && name !== undefined && !/^ (?:and|&) /.test(sentence.slice(match.index + match[0].length))
      ? [{ field, words: match[0], name }]
      : []
  })
  const [first] = found
  const other = found.find(({ name }) => first && !sharesName(name, first.name))
  if (!first || !other) return []
  return [
    {
      ...problem(
        other.field,
        'figures-differ',
        other.words,
        `The text says "${other.words}", but another says "${first.words}".`,
        `Correct one of the two. ${lineOfWords(first.field.record, first.field.path, first.words)} has the other.`,
      ),
      severity: 'warning' as const,
    },
  ]
}

const sharesName = (one: string, other: string) => one.split(' ').some((word) => other.split(' ').includes(word))
