import { cached, numberLanguage } from './formats.ts'

/** Units of distances on pages. */
export type Units = 'miles' | 'kilometers'

/** Countries whose road signs give miles. Source: Unicode CLDR, supplemental data `measurementSystem` and unit preferences for `road`. */
const inMiles = new Set(['US', 'GB', 'LR', 'MM', 'PR', 'GU', 'VI', 'AS', 'MP'])

/** The units of distances in a country. */
export function unitsOf(country: string): Units {
  return inMiles.has(country) ? 'miles' : 'kilometers'
}

/** The international mile is 1.609344 km by definition. */
const kilometersPerMile = 1.609344

/** The units of distances in texts, as parts of a regular expression, by language. */
export const distanceWords = { en: 'miles?|km|kilomet(?:er|re)s?', es: 'millas?|km|kilómetros?' }

/** Kilometres in a unit that a text names. */
export const kilometersIn = (unit: string) => (unit.startsWith('mi') ? kilometersPerMile : 1)

/** A distance in kilometres in the unit that a text names: `12 miles`, `20 km`. */
export const inUnit = (distance: number, unit: string, digits = 0) =>
  `${(distance / kilometersIn(unit)).toFixed(digits)} ${unit.startsWith('mi') ? 'miles' : 'km'}`

/**
 * A distance in everyday precision: tenths below ten, whole numbers above, at least 0.1, e.g. `7.6 miles`, `12 km`.
 * @param distance in kilometres.
 */
export function distanceText(distance: number, units: Units, language: string): string {
  const length = units === 'miles' ? distance / kilometersPerMile : distance
  const rounded = length < 9.95 ? Math.max(0.1, Math.round(length * 10) / 10) : Math.round(length)
  return distanceFormat(language, units).format(rounded)
}

const distanceFormat = cached((language: string, units: string) =>
  units === 'miles'
    ? new Intl.NumberFormat(numberLanguage(language), { style: 'unit', unit: 'mile', unitDisplay: 'long' })
    : new Intl.NumberFormat(numberLanguage(language), { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }),
)

/** Units that countries with the other system do not measure in, by their English names. */
const unitsOfSystem = {
  customary: ['foot', 'yard', 'mile', 'pound', 'gallon', '°F'],
  metric: ['meter', 'kilometer', 'kilogram', 'liter', '°C'],
}

/** Countries whose trades measure in both, such as feet beside metres. */
const withBoth = new Set(['GB', 'CA', 'IE', 'BZ', 'BS', 'BB', 'JM', 'TT', 'PH'])

/** Whether people of a country do not measure in a unit: feet in Spain, metres in the United States. */
export function isUnitOfOthers(unit: string, country: string): boolean {
  if (withBoth.has(country)) return false
  return unitsOfSystem[inMiles.has(country) ? 'metric' : 'customary'].includes(unit)
}

/**
 * Units of work with their codes, and the code of their square. A yard is missing: it may be that of a house.
 * Source: UN/CEFACT Recommendation 20, https://unece.org/trade/uncefact/cl-recommendations
 */
const measures: readonly [unit: string, code: string, square?: string][] = [
  ['hour', 'HUR'],
  ['day', 'DAY'],
  ['week', 'WEE'],
  ['month', 'MON'],
  ['year', 'ANN'],
  ['meter', 'MTR', 'MTK'],
  ['foot', 'FOT', 'FTK'],
  ['kilometer', 'KMT'],
  ['mile', 'SMI'],
  ['hectare', 'HAR'],
  ['acre', 'ACR'],
  ['kilogram', 'KGM'],
  ['pound', 'LBR'],
  ['liter', 'LTR'],
  ['gallon', 'GLL'],
]

/** Symbols that every language has. */
const symbols: [string, string][] = [
  ['m²', 'MTK'],
  ['m2', 'MTK'],
  ['m³', 'MTQ'],
  ['ft²', 'FTK'],
  ['sq ft', 'FTK'],
  ['sq. ft.', 'FTK'],
]

/** What the name of a square adds to that of a length. */
const squares: Readonly<Record<string, (length: string) => string[]>> = {
  en: (length) => [`square ${length}`],
  es: (length) => [`${length} cuadrado`, `${length} cuadrada`],
}

/** The code of a unit that a price names, e.g. `FTK` for `square foot`; undefined for a unit of service such as `visit`. */
export const unitCodeOf = (unit: string, language: string): string | undefined =>
  codesIn(language).get(unit.toLowerCase())

/** The code of what a price is for. Source: UN/CEFACT Recommendation 20: HUR is the hour, E48 a unit of service. */
export const unitCodeOfPrice = (
  price: { kind: 'hourly' } | { kind: string; unit: string },
  language: string,
): string => ('unit' in price ? (unitCodeOf(price.unit, language) ?? 'E48') : 'HUR')

const codesIn = cached((language: string): ReadonlyMap<string, string> => {
  const squaresOf = squares[language.split('-', 1)[0] ?? ''] ?? (() => [])
  const named = measures.flatMap(([unit, code, square = '']) =>
    (['long', 'short'] as const).flatMap((unitDisplay): [string, string][] => {
      const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(1)
      const name = parts.find(({ type }) => type === 'unit')?.value.toLowerCase() ?? ''
      const ofSquare = square === '' ? [] : squaresOf(name)
      return [[name, code], ...ofSquare.map((each): [string, string] => [each, square])]
    }),
  )
  return new Map([...named, ...symbols])
})
