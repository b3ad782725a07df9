import type { Deadline } from '../../../core/text/deadlines.ts'
import type { Slip } from '../../../core/text/slips.ts'
import type { StatedDay } from '../../../core/text/stated-days.ts'
import type { Written } from '../altered-texts.ts'
import type { OtherClaim } from '../claim-reader.ts'
import type { MisspeltPlace } from '../misspelt-places.ts'
import type { Amount } from '../money.ts'
import type { Stranger } from '../strangers/stranger.ts'

/** What a text states that can be untrue of a page. */
export type Statements = Mentions &
  Figures &
  Edits & {
    /** Slips of writing. */
    slips: readonly Slip[]
    /** A place that is said to be a part of another one. */
    partOf: { part: string; whole: string; isSuburb: boolean } | undefined
    /** A hint at something else on the page, and the elements of which the page then has one. */
    pointer: { words: string; what: string; elements: readonly string[] } | undefined
  }

/** Places that a text names. */
export type Mentions = {
  /** Names of cities and full names of counties, written as names. */
  cities: readonly string[]
  counties: readonly string[]
  /** Regions that follow a name after a comma, as in `Park City, UT`. */
  regions: readonly { name: string; region: string }[]
}

/** What a text states in digits. */
export type Figures = {
  postalCodes: readonly string[]
  /** All codes of a text that is a label for them: `Postal code 84020`. */
  labelCodes: readonly string[]
  amounts: readonly Amount[]
  hasDistance: boolean
  /** The number of residents that it gives. */
  population: number | undefined
  /** Claims of the company with another number. */
  claims: readonly OtherClaim[]
  /** The last days of offers. */
  deadlines: readonly Deadline[]
  notices: readonly Deadline[]
  /** The days on which the text says that it was changed. */
  days: readonly StatedDay[]
}

/** What only a page that was edited by hand states: the texts of a page that the build has made are those of the manifest. */
export type Edits = {
  /** What the manifest has in its place. */
  written: Written | undefined
  /** What is nowhere in the manifest. */
  strangers: readonly Stranger[]
  misspelt: MisspeltPlace | undefined
}
