import type { Manifest } from '#manifest/schema.ts'
import { distanceWords } from '#src/country/units.ts'
import type { StrayFact } from '../../core/facts.ts'
import { type Deadline, deadlinesIn } from '../../core/text/deadlines.ts'
import { literal } from '../../core/text/literal.ts'
import { mentionCounter } from '../../core/text/mentions.ts'
import { nameFinder } from '../../core/text/name-finder.ts'
import { populationIn } from '../../core/text/population.ts'
import { type Slip, type SlipWords, slipsIn, slipsInOther } from '../../core/text/slips.ts'
import { daysOfChangeIn, type StatedDay } from '../../core/text/stated-days.ts'
import { languageWords } from '../language/language-words.ts'
import { type Written, writtenReader } from './altered-texts.ts'
import { answerReader } from './answer-strays.ts'
import { claimReader, type OtherClaim } from './claim-reader.ts'
import type { Known } from './known-names.ts'
import { lostAccentReader } from './lost-accents.ts'
import { type MisspeltPlace, misspeltPlaceReader } from './misspelt-places.ts'
import { type Amount, amountFinder } from './money.ts'
import { strangeRegionReader } from './strange-regions.ts'
import { strangeTownReader } from './strangers/strange-places.ts'
import type { Stranger } from './strangers/stranger.ts'
import { strangerReader } from './strangers.ts'
import { textsIn } from './written-texts.ts'

/** What a text states that can be untrue of a page. */
export type Statements = {
  /** Names of cities and full names of counties, written as names. */
  cities: readonly string[]
  counties: readonly string[]
  /** Regions that follow a name after a comma, as in `Park City, UT`. */
  regions: readonly { name: string; region: string }[]
  postalCodes: readonly string[]
  /** All codes of a text that is a label for them: `Postal code 84020`. */
  labelCodes: readonly string[]
  amounts: readonly Amount[]
  hasDistance: boolean
  /** The number of residents that it gives. */
  population: number | undefined
  /** Claims of the company with another number. */
  claims: readonly OtherClaim[]
  /** Slips of writing. */
  slips: readonly Slip[]
  /** The last days of offers. */
  deadlines: readonly Deadline[]
  /** The days on which the text says that it was changed. */
  days: readonly StatedDay[]
  /** What the manifest has in its place. */
  written: Written | undefined
  /** What is nowhere in the manifest. */
  strangers: readonly Stranger[]
  misspelt: MisspeltPlace | undefined
  /** A place that is said to be a part of another one. */
  partOf: { part: string; whole: string } | undefined
  /** A hint at something else on the page, and the elements of which the page then has one. */
  pointer: { words: string; what: string; elements: readonly string[] } | undefined
}

/**
 * Reads what texts state. Hardly any text states something: most are read by a lookup for each word. `words` are those of
 * the text as `hashWords` returns them.
 */
export type StatementReader = {
  /** The statements of a text, or undefined if it has none. */
  statements: (text: string, words: Int32Array) => Statements | undefined
  /** A part of the statements, for texts that are on one page only. */
  mentionsIn: (text: string, words: Int32Array) => Mentions
  amountsIn: (text: string) => readonly Amount[]
  /** Postal codes of the manifest. */
  postalCodesIn: (text: string) => readonly string[]
  /** Names of places and of services in a short text, in any case. */
  placesIn: (words: Int32Array) => readonly string[]
  servicesIn: (words: Int32Array) => readonly string[]
  /** A town after a word such as `in` that is nowhere in the manifest, for alt texts. */
  strangeTownIn: (text: string) => string | undefined
  /** A region or country that is nowhere in the manifest. */
  strangeRegionIn: (text: string, words: Int32Array) => string | undefined
  /** Answers under another question. */
  answersIn: (texts: readonly string[]) => readonly StrayFact[]
  /** The only service that has a text word for word. */
  serviceWith: (text: string) => string | undefined
  /** Whether a text of the manifest has some words, of a page that may have been edited. */
  isWritten: (words: string) => boolean
  /** A name of a place with a slip. */
  misspeltIn: (text: string) => MisspeltPlace | undefined
}

type Mentions = Pick<Statements, 'cities' | 'counties' | 'regions'>

/** A figure with a unit of length. */
const distance = new RegExp(
  `\\d[\\s\\u00a0](?:${distanceWords.en}|${distanceWords.es})(?!\\p{L})|\\d[\\s\\u00a0-]minutes?(?:['’]| of)? (?:by car|drive|away|from)|\\d (?:feet|ft\\.?|meters?|metres?) (?:above|of elevation|in elevation|elevation)|\\belevation (?:of|is)(?: about)? \\d|\\b(?:founded|settled|incorporated|established) in 1[6-9]\\d\\d`,
  'u',
)

/**
 * @param readsFiles whether pages are read from files, which somebody may have edited. A page that the build has just made
 * has the texts of the manifest, so it is not compared with them: a page would depend on the texts of all records.
 */
export function statementReader(manifest: Manifest, known: Known, readsFiles: boolean): StatementReader {
  const names = [...known.cityNames, ...known.countyNames]
  const find = nameFinder(names)
  const findServices = nameFinder(known.serviceNames)
  const countMentions = mentionCounter(names)
  const mentionedIn = (text: string, words: Int32Array): readonly string[] =>
    find(words).length === 0 ? none : [...countMentions(text).keys()]
  const mentionsOf = (mentioned: readonly string[], text: string): Mentions =>
    mentioned.length === 0
      ? noMentions
      : {
          cities: mentioned.filter((name) => known.cityNames.has(name)),
          counties: mentioned.filter((name) => known.countyNames.has(name)),
          regions: mentioned.flatMap((name) => regionsAfter(name, text, known)),
        }
  const findAmounts = amountFinder(manifest)
  const amountsIn: StatementReader['amountsIn'] = (text) => (/\d/.test(text) ? findAmounts(text) : none)
  const shape = shapeOf(known.postalCodes)
  const claimsIn = claimReader(manifest)
  const writtenFor = readsFiles ? writtenReader(manifest) : () => undefined
  const strangersIn = readsFiles ? strangerReader(manifest, known) : () => none
  const isWritten = writtenWords(manifest)
  const strangeRegionIn = readsFiles ? strangeRegionReader(manifest, isWritten) : () => undefined
  const misspeltIn = readsFiles ? misspeltPlaceReader(manifest, known) : () => undefined
  const { partOf: between, pointer: hint, pointedAt, beforePlace, slips: slipWords } = languageWords(manifest)
  /** `in alpine`: the name of a place in small letters. */
  const smallNameIn = (text: string, words: Int32Array, mentioned: readonly string[]): MisspeltPlace | undefined => {
    if (!readsFiles) return undefined
    for (const name of find(words)) {
      const small = name.toLowerCase()
      if (mentioned.includes(name) || !text.includes(` ${small}`)) continue
      const pattern = new RegExp(`(?<!\\p{L})(?:${beforePlace}) ${literal(small)}(?=[.,;:!?]|$| (?:and|or|y|o) )`, 'u')
      const [phrase] = pattern.exec(text) ?? []
      if (phrase !== undefined && !isWritten(phrase)) return { found: small, wanted: name }
    }
    return undefined
  }
  const partOfIn = (text: string, mentioned: readonly string[]): Statements['partOf'] => {
    const match = between.exec(text)
    if (!match) return undefined
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const part = mentioned.find((name) => before.endsWith(name))
    const whole = mentioned.find((name) => after.startsWith(name))
    return part === undefined || whole === undefined ? undefined : { part, whole }
  }
  const pointerIn = (text: string): Statements['pointer'] => {
    const [words, thing = ''] = hint.exec(text) ?? []
    const elements = pointedAt[thing.toLowerCase()]
    return words === undefined || !elements ? undefined : { words, what: thing.toLowerCase(), elements }
  }
  const isEnglish = manifest.site.language.startsWith('en')
  const otherSlips = slipWords && readsFiles ? otherSlipReader(manifest, slipWords) : () => none
  const slipsOf = isEnglish ? slipsIn : otherSlips
  const deadlinesOf = isEnglish ? deadlinesIn : () => none
  const daysOf = isEnglish ? daysOfChangeIn : () => none
  return {
    statements: (text, words) => {
      const mentioned = mentionedIn(text, words)
      const hasDigit = /\d/.test(text)
      const amounts = hasDigit ? findAmounts(text) : none
      const postalCodes = hasDigit && shape ? codesIn(text, shape, known) : none
      const labelCodes = hasDigit && shape && text.length <= longestLabel ? labelCodesIn(text, shape) : none
      const hasDistance = hasDigit && distance.test(text)
      const population = hasDigit ? populationIn(text)?.value : undefined
      const claims = hasDigit ? claimsIn(text) : none
      const slips = withoutNotices(slipsOf(text))
      const deadlines = hasDigit ? deadlinesOf(text) : none
      const days = hasDigit ? daysOf(text) : none
      const written = writtenFor(text)
      const region = strangeRegionIn(text, words)
      const strangers = [
        ...strangersIn(text, mentioned),
        ...(region === undefined ? [] : [{ kind: 'county', found: region, wanted: '' } as const]),
      ]
      const misspelt = misspeltIn(text) ?? smallNameIn(text, words, mentioned)
      const partOf = mentioned.length > 1 ? partOfIn(text, mentioned) : undefined
      const pointer = pointerIn(text)
      const found =
        mentioned.length +
        amounts.length +
        postalCodes.length +
        labelCodes.length +
        claims.length +
        slips.length +
        deadlines.length +
        days.length
      const others = population ?? written ?? misspelt ?? pointer
      if (found + strangers.length === 0 && !hasDistance && others === undefined) return undefined
      const { cities, counties, regions } = mentionsOf(mentioned, text)
      return {
        cities,
        counties,
        regions,
        postalCodes,
        labelCodes,
        amounts,
        hasDistance,
        population,
        claims,
        slips,
        deadlines,
        days,
        written,
        strangers,
        misspelt,
        partOf,
        pointer,
      }
    },
    mentionsIn: (text, words) => mentionsOf(mentionedIn(text, words), text),
    amountsIn,
    postalCodesIn: (text) => (shape && /\d/.test(text) ? codesIn(text, shape, known) : none),
    placesIn: find,
    servicesIn: findServices,
    serviceWith: (text) => writtenFor(text)?.service,
    isWritten: readsFiles ? isWritten : () => true,
    misspeltIn,
    strangeRegionIn,
    answersIn: readsFiles ? answerReader(manifest) : () => none,
    strangeTownIn: readsFiles ? strangeTownReader(manifest) : () => undefined,
  }
}

/** Whether a text of the manifest has some words. Its texts are put together when a rule first asks. */
function writtenWords(manifest: Manifest): (words: string) => boolean {
  let written: string | undefined
  return (words) => {
    written ??= textsIn({ ...manifest, translations: undefined, messages: undefined }).join('\n')
    return written.includes(words)
  }
}

/** The slips of a language with accents. */
function otherSlipReader(manifest: Manifest, words: SlipWords): (text: string) => readonly Slip[] {
  const lostAccents = lostAccentReader(manifest)
  return (text) => {
    const slips = slipsInOther(text, words)
    const lost = lostAccents(text)
    if (!lost) return slips
    const what = `The words ${lost.found} have lost the accents of ${lost.wanted}.`
    return [...slips, { code: 'word-misspelt', severity: 'warning', words: lost.found, what }]
  }
}

const none: readonly never[] = []
const noMentions: Mentions = { cities: none, counties: none, regions: none }

const withoutNotices = (slips: readonly Slip[]) =>
  slips.length === 0 ? slips : slips.filter(({ severity }) => severity !== 'notice')

function regionsAfter(name: string, text: string, { regionCodes }: Known) {
  const found: { name: string; region: string }[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const [, region] = /^, ([A-Z]{2})(?!\w)/.exec(text.slice(at + name.length, at + name.length + 5)) ?? []
    if (region !== undefined && regionCodes.has(region)) found.push({ name, region })
  }
  return found
}

/** The postal codes in a text: those of the manifest, and others in a text that is nothing else. */
function codesIn(text: string, shape: RegExp, { postalCodes }: Known): readonly string[] {
  const found = text.match(shape)
  if (!found) return none
  const isList = text.replace(shape, '').replace(/[\s,;.]/g, '') === ''
  return isList ? found : found.filter((code) => postalCodes.has(code))
}

/** Characters of a label for postal codes. */
const longestLabel = 40

/** The codes of a text that has no other digits. */
const labelCodesIn = (text: string, shape: RegExp): readonly string[] =>
  /\d/.test(text.replace(shape, '')) ? none : (text.match(shape) ?? none)

/** A pattern for texts with digits and letters at the same places as the codes, e.g. five digits. */
function shapeOf(codes: ReadonlySet<string>): RegExp | undefined {
  const shapes = new Set([...codes].map((code) => code.replace(/\d/g, '\\d').replace(/[A-Z]/g, '[A-Z]')))
  if (shapes.size === 0) return undefined
  const longestFirst = [...shapes].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\w$€£.,-])(?:${longestFirst.join('|')})(?!\\w|[.,]\\d)`, 'g')
}
