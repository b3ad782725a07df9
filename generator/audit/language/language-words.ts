import type { Manifest } from '#manifest/schema.ts'
import type { SlipWords } from '../../core/text/slips.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The words of a language that rules look for. A phrase of several words has single spaces between them. */
export type LanguageWords = {
  /** Words without meaning of their own, in lower case. */
  functionWords: ReadonlySet<string>
  /** Words that people add to any query of a search engine, in lower case. */
  queryWords: ReadonlySet<string>
  /** Link texts that do not describe the target, in lower case. */
  genericLinkTexts: ReadonlySet<string>
  /** Words that only say that there is an image, in lower case. */
  imageWords: ReadonlySet<string>
  /** Phrases of a page without content. */
  emptyPage: RegExp
  /** Words in the text or URL of a link to the privacy policy and to the terms. */
  legalPages: { privacy: RegExp; terms: RegExp }
  /** The name of a company that says "we": its first group. Any match has the sign in it. */
  speaker: { sign: string; name: RegExp }
  /** What makes the place before it a part of the place after it: ` is a suburb of `. */
  partOf: RegExp
  /** People who do another work than that of most companies, in a text about the own people; its first group. */
  ownPeople: RegExp
  /** A hint at something else on the page: its first group is a key of `pointedAt`. */
  pointer: RegExp
  /** Elements that a page with such a hint has, one of them at least. */
  pointedAt: Readonly<Record<string, readonly string[]>>
  /** Words before the name of a place. */
  beforePlace: string
  /** Words before the name of a county or province: `provincia de`. */
  beforeCounty: string
  /** What is said of a company that never closes. */
  alwaysOpen: readonly string[]
  /** The same of one that is open every day. */
  everyDay: readonly string[]
  /** Sources of patterns: what says of the name of a day after it that the company is closed or open. */
  closedOn: string
  openOn: string
  /** The same: what may follow the name of the day, other than the end of the clause. */
  afterDay: string
  /** What may also follow it where it is said that the company is open: `open on Sundays until noon`. */
  afterOpenDay: string
  /** That a company is open from one time to another, or until one: with the groups `opens` and `closes`. */
  openTimes: RegExp
  /** Whole words before a year that mark a beginning or an end, so that the year may be in the past. */
  beforeYear: RegExp
  relativeDate: {
    /** Any text with a relative date contains one of these. Looking for them is faster than for the phrase. */
    signs: RegExp
    /** A date relative to the day of writing; global. */
    phrase: RegExp
    /** Whether a sentence, by its parts before and after the phrase, is about any day: `a lawn you seeded two weeks ago`. */
    isGeneric: (before: string, after: string) => boolean
  }
  claims: {
    /** Sources of patterns: words before a number that make it the least, and words after it before the name of a place. */
    atLeast: string
    beforePlace: string
    /** Where the noun of a counted phrase is: the last word of `mountain communities`. Undefined if that is not known. */
    noun: 'first' | 'last' | undefined
    /** Words before a number that make it a part of the whole: `the other 24 communities`. */
    partBefore: RegExp
    /** Words before a number of places that make it that of a region: `the county has 24 communities`. */
    areaBefore: RegExp
    /** Whether the words of a sentence before a number make it one of the past, or of an event: `We used to serve 75 towns`. */
    isOfPast: (sentence: string) => boolean
    /** Words after the noun that make the number a part of the whole: `los 3 servicios más pedidos`. */
    partAfter: RegExp
    /** Words after a number of services that make them jobs of a time: `12 services in one night`. */
    timeAfter: RegExp
    /** The separator of thousands in numbers. */
    thousands: ',' | '.'
  }
  durations: {
    /** A duration in figures; global. Its groups: number, second number of a span, unit. */
    phrase: RegExp
    /** Any text with a duration matches it. */
    signs: RegExp
    /** Hours in a unit, by the unit as the phrase captures it, in lower case. */
    hours: Readonly<Record<string, number>>
  }
  /** Words of a sentence about a term of a policy: `With 48 hours of notice there is no fee.` */
  termWords: RegExp
  /** Phrases of a sentence about a policy, by the subject of the policy, if the words of the subject are not all of them. */
  policyPhrases: Readonly<Record<string, RegExp>>
  /** Endings of words with one stem: cancel, cancelled, cancellation. */
  endings: RegExp
  /** Words that show slips of writing. Undefined for English, in which more is looked for. */
  slips?: SlipWords
}

const languages: Readonly<Record<string, LanguageWords>> = { en, es }

/** The words of the site's language; undefined for a language without them, in which rules that need words are off. */
export function wordsOfLanguage(language: string): LanguageWords | undefined {
  const known = languages[language] // the tag of most sites is one language
  if (known && Object.hasOwn(languages, language)) return known
  const [tag = ''] = language.toLowerCase().split('-')
  return Object.hasOwn(languages, tag) ? languages[tag] : undefined
}

/** The words of the language of a site. Without any, those of no language: rules find nothing. */
export function languageWords({ site }: { site: Pick<Manifest['site'], 'language'> }): LanguageWords {
  return wordsOfLanguage(site.language) ?? noWords
}

const never = /(?!)/
const none: ReadonlySet<string> = new Set()

const noWords: LanguageWords = {
  functionWords: none,
  queryWords: none,
  genericLinkTexts: none,
  imageWords: none,
  emptyPage: never,
  legalPages: { privacy: never, terms: never },
  speaker: { sign: '\n', name: never },
  partOf: never,
  ownPeople: never,
  pointer: never,
  pointedAt: {},
  beforePlace: '(?!)',
  beforeCounty: '(?!)',
  alwaysOpen: [],
  everyDay: [],
  closedOn: '(?!)',
  openOn: '(?!)',
  afterDay: '(?!)',
  afterOpenDay: '(?!)',
  openTimes: /(?!)/g,
  beforeYear: never,
  relativeDate: { signs: never, phrase: /(?!)/g, isGeneric: () => false },
  claims: {
    atLeast: '(?!)',
    beforePlace: '(?!)',
    noun: undefined,
    partBefore: never,
    areaBefore: never,
    isOfPast: () => false,
    partAfter: never,
    timeAfter: never,
    thousands: ',',
  },
  durations: { phrase: /(?!)/g, signs: never, hours: {} },
  termWords: never,
  policyPhrases: {},
  endings: never,
}
