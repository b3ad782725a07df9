import { regionNameOf } from '#src/country/regions.ts'
import { plainName } from '../../core/gazetteer.ts'
import { groupBy } from '../../core/group-by.ts'
import { aName } from '../../core/text/a-name.ts'
import { literal } from '../../core/text/literal.ts'
import { wholeNumber, wholeNumberOf } from '../../core/text/number-words.ts'
import { workers } from '../../core/text/workers.ts'
import { isMainOffice } from '../county-offices.ts'
import { isAboutCompany } from './company-sentences.ts'
import { isCountOfOther } from './count-of-other.ts'
import { regionOfCounty } from './county-of.ts'
import { type Fact, type FactSources, fact, lineOf } from './fact.ts'
import type { FactCode } from './fact-codes.ts'
import { checkPast, type Read } from './past-offers.ts'
import { companyAndServiceTexts, type FieldText, isEnglish, matchesOf, sentencesOf } from './texts.ts'

/** Figures of the company in texts that contradict the manifest, each other or the calendar. English alone. */
export function checkTextFigures(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const texts = companyAndServiceTexts(sources)
  const read = texts.flatMap((field) =>
    hinted.test(field.text) ? sentencesOf(withoutLinks(field.text)).map((sentence) => ({ field, sentence })) : [],
  )
  const twice = checkTwice(read, sources)
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
    ...(twice.length > 0 ? twice : checkLicenses(read)),
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

const counted = new RegExp(
  `(?:^|\\b(?:and|all|our|serves?|serving|covers?|works?|working|from|offers?|has|have|lists?|with|these|following|across|in|for|see|explore|compare|browse)\\s+(?:(?:all|our|the|in|across)\\s+)*)(${wholeNumber})\\s+(?:[\\w-]+\\s+){0,1}(counties|services|offices|towns)\\b`,
  'i',
)

/** What a heading or a description of the whole company says of its counties is of all of them. */
const isForAll = ({ record, path }: FieldText, kind: string) =>
  kind === 'counties' &&
  /^(?:site\.yaml|pages\/)/.test(record.file.path) &&
  /^(?:title|heading|description|defaultDescription|business\.(?:description|tagline))$/.test(path.join('.'))

/** `We work in five counties`, of a company with four. A claim of site.yaml may give another number. */
function checkCounts(read: readonly Read[], sources: FactSources): Fact[] {
  const { records, site } = sources
  const hasMainOffice = records.folders.offices.some((office) => isMainOffice(office, records))
  // A record that failed its schema counts, too.
  const counts = {
    counties: records.written.counties.size,
    services: records.written.services.size,
    // The office of site.yaml may have no file.
    offices: records.written.offices.size + (hasMainOffice ? 0 : 1),
    towns: records.written.cityRows?.size ?? records.cities.length,
  }
  const claimed = new Set(site.value.claims.flatMap(({ value }) => value ?? []))
  return read.flatMap(({ field, sentence }) => {
    const [, number = '', noun = ''] = counted.exec(sentence) ?? []
    const kind = noun.toLowerCase() as keyof typeof counts // the pattern has these two
    const stated = wholeNumberOf(number)
    // Fewer may be some of them.
    const isRight = stated === counts[kind] || (stated < counts[kind] && !isForAll(field, kind))
    if (number === '' || isRight || claimed.has(stated) || isCountOfOther(sentence, site.value.business.name)) return []
    const words = sentence.slice(sentence.indexOf(number)).match(new RegExp(`^.*?${noun}`))?.[0] ?? number
    return [
      problem(
        field,
        'count-in-text-differs',
        words,
        `The text says "${words}", but the manifest has ${counts[kind] === 1 ? 'one' : `${counts[kind]} ${kind}`}.`,
        'Correct the text, or write {count.…} in it.',
      ),
    ]
  })
}

/** A list of all counties but one: `Clark, Lewis and Summit counties`, `counties: Clark, Lewis and Summit`. Two counties alone have no list. */
function checkLists(read: readonly Read[], { records: { folders } }: FactSources): Fact[] {
  const names = folders.counties.map(({ value }) => value.name.replace(/ County$/, ''))
  if (names.length < 3) return []
  const name = `(?:${names.map(literal).join('|')})`
  const several = `${name}(?:, ${name})*,? (?:and|&) ${name}`
  const list = new RegExp(`\\b${several} counties\\b|\\b${beforeCounties} ${several}(?!\\p{L})`, 'u')
  return read.flatMap(({ field, sentence }) => {
    const [words] = list.exec(sentence) ?? []
    const missing = names.filter((each) => !new RegExp(`\\b${literal(each)}\\b`).test(sentence))
    const [only] = missing
    // `Not in Clark County. In Lewis and Summit counties …`
    if (only !== undefined && isBeside(`${only} County`, sentence, field.text)) return []
    // Each office serves some of them.
    if (folders.offices.some((office) => office === field.record)) return []
    if (words !== undefined && aboutThese.test(sentence.slice(sentence.indexOf(words) + words.length))) return []
    // A sentence may be about some of them: "we also work on Sundays in …".
    if (words === undefined || only === undefined || missing.length > 1 || /\b(?:only|also|except)\b/.test(sentence))
      return []
    return [
      {
        ...problem(
          field,
          'county-missing-in-text',
          words,
          `The text says "${words}", but the manifest also has ${only} County.`,
          `Add ${only}, or remove the county.`,
        ),
        severity: 'warning' as const,
      },
    ]
  })
}

/** `Clark and Lewis counties are dry`: a fact about these counties. */
const aboutThese = /^ (?:are|have|had|lie|were|share|get|see|sit|both|each)\b/

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
      if (/\b(?:except|not|beyond|outside|between|borders?)\b/.test(sentence)) return []
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

const countyOfDisputes = 'county of disputes'

/** Figures of which a company has only one, by kind. `isAdvised`: texts may also advise a reader which one others should have. */
const single: readonly {
  name: string
  pattern: RegExp
  isAdvised?: boolean
  isPossible?: (value: string) => boolean
}[] = [
  {
    name: 'license number',
    isAdvised: true,
    pattern: /\b(?:licen[cs]e|lic\.)\s*(?:no\.?|number|nr\.?)?\s*[:#]*\s*#?([A-Z]{0,4}-?\d{4,}[\w-]*)/i,
  },
  {
    name: 'sum of insurance',
    isAdvised: true,
    isPossible: (value) => /\d\s?(?:million|thousand|[MK])$|\d[.,]\d{3}\b|\d{5}/i.test(value), // no price
    pattern:
      /[$€£]\s?(\d[\d.,]*(?:\s?(?:million|thousand|[MK])\b)?)(?=[^.]{0,60}\b(?:insurance|insured|liability|coverage|bond))|\b(?:insurance|insured|coverage|bonded)\b[^.$€£]{0,40}[$€£]\s?(\d[\d.,]*(?:\s?(?:million|thousand|[MK])\b)?)/i,
  },
  {
    name: 'age of children',
    pattern:
      /\b(?:directed|intended|meant|aimed)\b[^.]{0,30}\b(?:children|minors|persons|people|anyone) (?:under|below|younger than)(?: the age of)? (\d{1,2})\b/i,
  },
  {
    name: 'notice of new prices',
    pattern:
      /\b(\d+) days['’]? (?:written )?notice of (?:a |any )?(?:change|increase)s? (?:in|to|of) (?:our |the )?(?:prices?|rates?|fees?)\b|\b(?:prices?|rates?|fees?) (?:change|increase|rise)[^.;]{0,80}?\b(\d+) days(?:['’]| before| in advance| ahead)/i,
  },
  {
    name: countyOfDisputes,
    pattern: /\barbitration (?:held |takes place )?in ((?:\p{Lu}[\p{L}’'-]+ ){1,3})(?:County|Parish)\b/u,
  },
  {
    name: 'size of the team',
    isAdvised: true,
    pattern: new RegExp(
      `\\b(?:team|staff) of (${wholeNumber})\\b|\\b(?:all|our) (${wholeNumber}) (?:${workers}|team members|members of our (?:team|staff))\\b`,
      'i',
    ),
  },
]

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
    const fix = `Correct one of the two. ${other.field.record.at.file} has the other.`
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
        `Correct one of the two. ${first.field.record.at.file} has the other.`,
      ),
      severity: 'warning' as const,
    },
  ]
}

const sharesName = (one: string, other: string) => one.split(' ').some((word) => other.split(' ').includes(word))

/**
 * A sentence about companies that a reader may choose: `A contractor should carry insurance of at least $1 million.`
 * `Should prices change` is a condition.
 */
const advice =
  /\b(?:(?<!^)should|must|ask (?:for|to|about|whether|if)|choose|look for|verify|make sure|requires?|at least|minimum|any (?:contractor|company))\b/i

/** Two values of one figure. A company with offices may have one for each, and a crew is not a team. */
function checkTwice(read: readonly Read[], { records }: FactSources): Fact[] {
  if (records.folders.offices.length > 0) return []
  const counties = new Set(records.folders.counties.map(({ value }) => value.name))
  return single.flatMap(({ name, pattern, isAdvised, isPossible }) => {
    const found = read.flatMap(({ field, sentence }) => {
      const match = pattern.exec(sentence)
      const value = match?.slice(1).find((group) => group !== undefined)
      if (value !== undefined && isPossible?.(value) === false) return []
      // A county of others is a problem of its own.
      if (name === countyOfDisputes && !counties.has(value?.trim() ?? '')) return []
      if (!match || value === undefined || (isAdvised && advice.test(sentence))) return []
      return /^(?:one|two|three|four|[1-4])$/i.test(value) ? [] : [{ field, words: match[0], value: normalized(value) }]
    })
    const [first] = found
    const other = found.find(({ value }) => value !== first?.value)
    if (!first || !other) return []
    const fix = `Correct one of the two. ${first.field.record.at.file} has the other.`
    const what = `The text says "${other.words}", but another says "${first.words}": two values for the ${name}.`
    const atOther = problem(other.field, 'figures-differ', other.words, what, fix)
    return [{ ...atOther, subject: lineOf(problem(first.field, 'figures-differ', first.words, what, fix)) }]
  })
}

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.,]$/, '')
    .replace(/[\s,]/g, '')
    .replace(/(?<=\d)(?:million|m)$/, '000000')
    .replace(/(?<=\d)(?:thousand|k)$/, '000')
