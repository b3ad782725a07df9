import { isUnitOfOthers } from '#src/country/units.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, sentencesOf, shownTexts } from '../texts.ts'

/** `A 35-degree afternoon`, `on 95-degree days`: the heat of a day, without a unit. */
const ofDay =
  /(?<![-–.\d])(\d{1,3})[- ]degrees? (?:(?:\p{L}+[- ])?(?:afternoons?|days?|heat|weather|sun|highs?))\b(?! (?:angle|turn))/iu
const summerWords = /\b(?:summers?|heat ?waves?|dog days)\b/i
const winterWords = /\b(?:winters?|snow\w*|frost\w*|freez\w*|blizzards?|ice|icy)\b/i
const northern = { summer: /\b(?:June|July|August)\b/, winter: /\b(?:December|January|February)\b/ }
/** What is hotter or colder than a day. */
const ofThings =
  /\b(?:water|oven|attics?|roofs?|cars?|freezers?|fridge|angles?|drop\w*|swings?|difference|warmer|cooler|colder|hotter|Celsius|Fahrenheit|\d ?°)\b/i

/** The coldest day of summer and the warmest of winter that a text means, by unit. Record lows of summer afternoons are lower. */
const usual = { '°F': { summer: [46, 135], winter: [-80, 95] }, '°C': { summer: [8, 57], winter: [-60, 36] } } as const

/** Latitude below which winter is not cold. */
const tropic = 23.5

/** A temperature of a day that its season does not have, such as one in the unit of another country. English alone. */
export function checkSeasonTemperatures(sources: FactSources): Fact[] {
  const { site, records } = sources
  const { address, coordinates } = site.value.business
  if (!isEnglish(sources) || Math.abs(coordinates.latitude) < tropic) return []
  const isFahrenheit = isUnitOfOthers('°C', address.country)
  // In a country with both units, the text may have either.
  if (!isFahrenheit && !isUnitOfOthers('°F', address.country)) return []
  const unit = isFahrenheit ? '°F' : '°C'
  const isSouthern = coordinates.latitude < 0
  const [summerMonths, winterMonths] = isSouthern
    ? [northern.winter, northern.summer]
    : [northern.summer, northern.winter]
  const seasons = new Map<unknown, Season | undefined>(
    records.folders.guide.map((record) => [record, seasonOf(record.value.monthNumbers, isSouthern)]),
  )
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!/\d[- ]degree/i.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const [words, digits] = ofDay.exec(sentence) ?? []
      if (words === undefined || ofThings.test(sentence)) continue
      const isSummer = summerWords.test(sentence) || summerMonths.test(sentence)
      const isWinter = winterWords.test(sentence) || winterMonths.test(sentence)
      const season =
        isSummer === isWinter ? (isSummer ? undefined : seasons.get(record)) : isSummer ? 'summer' : 'winter'
      if (season === undefined) continue
      const [least, most] = usual[unit][season]
      const value = Number(digits)
      if (value >= least && value <= most) continue
      const what = `The text says "${words}", but no day of ${season} has ${value} ${unit}.`
      const fix = 'Correct the number, or write the unit that it has.'
      return [fact(record, path, { code: 'figures-differ', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

type Season = 'summer' | 'winter'

/** The season of a record of the guide; undefined for spring and fall. */
function seasonOf(months: readonly number[], isSouthern: boolean): Season | undefined {
  const isOf = (all: readonly number[]) => months.length > 0 && months.every((month) => all.includes(month))
  if (isOf([6, 7, 8])) return isSouthern ? 'winter' : 'summer'
  return isOf([12, 1, 2]) ? (isSouthern ? 'summer' : 'winter') : undefined
}
