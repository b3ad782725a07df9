import { es } from './es.ts'

/** The words with which texts of a language state facts. English texts have checks of their own. */
export type FactWords = {
  /** Days of the week, Monday first. */
  days: readonly string[]
  hours: {
    /** A sentence about the hours of the company. */
    about: RegExp
    /** What says that it is about all of them. Any other such sentence may be about a part: `the office takes parcels until noon`. */
    opening: RegExp
    /** From one day to another: its groups. */
    run: RegExp
    /** At any time, or on each day. */
    always: RegExp
    /** A sentence about visits that are urgent or planned, which have other hours than the office. */
    beyond: RegExp
    /** A sentence about the time for which the office closes. */
    closing: RegExp
    everyDay: RegExp
    /** From one time to another: hour, minutes, hour, minutes. */
    span: RegExp
  }
  /** The year in which the company began. */
  founding: RegExp
  /** A verb in the past, and its year. */
  past: RegExp
  /** Years of experience. */
  experience: RegExp
  /** A number, and its unit, of a warranty. */
  warranty: RegExp
  /** Days in a unit, in singular. */
  unitDays: Readonly<Record<string, number>>
  /** `in the province of …`: its group is the name. */
  inDivision: RegExp
  /** Words that address the reader formally, and those that do so informally; both global. */
  address: { formal: RegExp; informal: RegExp }
  /** The size of the team: its group is a number in digits or words. */
  team: RegExp
  /** The same, of people of one trade: its groups are the number and who they are. */
  staff: RegExp
  /** A count of what the manifest lists: its groups are number and noun. `nouns` says what each noun counts. */
  counted: { pattern: RegExp; nouns: Readonly<Record<string, 'places' | 'counties' | 'services'>> }
  /** Days on which the company can be called; words that say the opposite, or that a visit is by appointment; and that it is open on a day. */
  closedDays: { weekend: RegExp; not: RegExp; opened: RegExp }
  /** A court of law: its group is the name of its seat. */
  court: RegExp
  /** After one of these, a sentence may name a place outside the own area. */
  beyond: RegExp
  /** A sentence about places that the company does not serve. */
  notServed: RegExp
  /** The end of a text before a name of one word that is not a county: `la calle`, before Hidalgo. */
  noArea: RegExp
  /** Frequent words that no text of the language has, and those that only its texts have; all global. */
  foreign: RegExp
  english: RegExp
  own: RegExp
  /** `The largest is …`: its group is the name. */
  largest: RegExp
  /** A number of residents. */
  residents: RegExp
  /** The last day of an offer: day, name of the month, year. */
  deadline: RegExp
  /** A verb which says that an offer is over. */
  over: RegExp
  /** The town of an office of the company. */
  office: RegExp
  /** A site without services that count visits. */
  noAnalytics: RegExp
  /** Names of zones of the United States. */
  zones: Readonly<Record<string, RegExp>>
}

const languages: Readonly<Record<string, FactWords>> = { es }

/** The words of a language; undefined for English, and for a language without them. */
export const factWordsOf = (tag: string): FactWords | undefined => languages[tag.toLowerCase().split('-', 1)[0] ?? '']
