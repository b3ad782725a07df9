import type { Manifest } from '#manifest/schema.ts'
import { distanceWords } from '#src/country/units.ts'
import { deadlinesIn } from '../../../core/text/deadlines.ts'
import { noticesIn } from '../../../core/text/notices.ts'
import { populationIn } from '../../../core/text/population.ts'
import { daysOfChangeIn } from '../../../core/text/stated-days.ts'
import { claimReader } from '../claim-reader.ts'
import type { Known } from '../known-names.ts'
import { type Amount, amountFinder } from '../money.ts'
import { postalCodeReader } from './postal-codes.ts'
import type { Figures } from './statements.ts'

export type FigureReader = {
  /** `noFigures` if there are none, which is so for most texts. */
  figuresIn: (text: string) => Figures
  amountsIn: (text: string) => readonly Amount[]
  postalCodesIn: (text: string) => readonly string[]
}

export function figureReader(manifest: Manifest, known: Known): FigureReader {
  const findAmounts = amountFinder(manifest)
  const { codesIn, labelCodesIn } = postalCodeReader(known)
  const claimsIn = claimReader(manifest)
  const isEnglish = manifest.site.language.startsWith('en')
  return {
    figuresIn: (text) => {
      // A claim may have its number in words.
      const claims = claimsIn(text)
      const notices = isEnglish ? noticesIn(text) : none
      if (!hasDigit(text)) return claims.length + notices.length === 0 ? noFigures : { ...noFigures, claims, notices }
      const figures: Figures = {
        postalCodes: codesIn(text),
        labelCodes: labelCodesIn(text),
        amounts: findAmounts(text),
        hasDistance: distance.test(text),
        population: populationIn(text)?.value,
        claims,
        deadlines: isEnglish ? deadlinesIn(text) : none,
        notices,
        days: isEnglish ? daysOfChangeIn(text) : none,
      }
      return isEmpty(figures) ? noFigures : figures
    },
    amountsIn: (text) => (hasDigit(text) ? findAmounts(text) : none),
    postalCodesIn: (text) => (hasDigit(text) ? codesIn(text) : none),
  }
}

const hasDigit = (text: string): boolean => /\d/.test(text)

const none: readonly never[] = []

export const noFigures: Figures = {
  postalCodes: none,
  labelCodes: none,
  amounts: none,
  hasDistance: false,
  population: undefined,
  claims: none,
  deadlines: none,
  notices: none,
  days: none,
}

function isEmpty({ hasDistance, population, ...lists }: Figures): boolean {
  return !hasDistance && population === undefined && Object.values(lists).every(({ length }) => length === 0)
}

/** A figure with a unit of length. */
const distance = new RegExp(
  `\\d[\\s\\u00a0](?:${distanceWords.en}|${distanceWords.es})(?!\\p{L})|\\d[\\s\\u00a0-]minutes?(?:['’]| of)? (?:by car|drive|away|from)|\\d (?:feet|ft\\.?|meters?|metres?) (?:above|of elevation|in elevation|elevation)|\\belevation (?:of|is)(?: about)? \\d|\\b(?:founded|settled|incorporated|established) in 1[6-9]\\d\\d`,
  'u',
)
