import { cached } from './formats.ts'

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
    ? new Intl.NumberFormat(language, { style: 'unit', unit: 'mile', unitDisplay: 'long' })
    : new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }),
)
