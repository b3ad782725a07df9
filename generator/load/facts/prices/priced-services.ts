import { cached } from '#src/country/formats.ts'
import type { Records } from '../../records.ts'
import { textsOf } from '../texts.ts'

export type ServiceRecord = Records['folders']['services'][number]

/** A service with its price. */
export type Priced = {
  record: ServiceRecord
  amount: number
  isHourly: boolean
  /** A part of a job: an hour, a square meter, or a thing of which a job has several. */
  isRate: boolean
}

/** The lowest and the highest price of a company. */
export type PriceRange = { low: number; high: number }

export function pricedServices({ folders, language }: Records): Priced[] {
  return folders.services.flatMap((record): Priced[] => {
    const { price } = record.value
    if (!('amount' in price)) return []
    const isHourly = price.kind === 'hourly'
    const isRate =
      price.kind === 'hourly' ||
      isMeasure(price.unit, language.tag) ||
      parts.test(price.unit) ||
      hasMinimum(record, price.amount)
    return [{ record, amount: price.amount, isHourly, isRate }]
  })
}

/** The least price of a job that a text states: `The smallest order is $160`. English alone. */
export function leastPriceIn(text: string): number | undefined {
  const [least] = minimum.exec(text)?.slice(1).filter(Boolean) ?? []
  return least === undefined ? undefined : Number(least.replaceAll(',', ''))
}

/** Whether a service with a price for a pane says that no job costs so little: the price is that of a part of a job. */
const hasMinimum = (record: ServiceRecord, amount: number): boolean =>
  textsOf(record).some(({ text }) => (leastPriceIn(text) ?? 0) > amount)

/** Things of which a job has several. English alone. */
export const parts =
  /(?<!\b(?:garage|entry|front|overhead|patio) )(?<=^| )(?:doors?|panes?|windows?|fixtures?|outlets?|switch(?:es)?|steps?|stairs?|treads?|shrubs?|stumps?|bags?|box(?:es)?|items?|pieces?|sheets?|tiles?|blinds?|screens?|cushions?|chairs?|lights?|sockets?|radiators?|vents?|keys?|posts?|boards?|sections?|spots?|squares?|rooms?|seats?|panels?|nests?|holes?|locks?|cameras?|cables?|fans?|filters?|zones?|heads?|racks?|frames?|skylights?|lamps?|bulbs?|bins?|cans?|carts?|shel(?:f|ves)|drawers?|cabinets?|hinges?|valves?|fronts?|faces?|legs?|joints?|risers?|spindles?|balusters?|columns?|shutters?|louvers?|cylinders?|remotes?|sensors?|springs?|rollers?|detectors?|sprinklers?|bales?|sacks?|bundles?|rolls?|pallets?|bricks?|pavers?|blocks?|planks?|pickets?|crates?|cartons?|mattress(?:es)?|rugs?|armchairs?|plants?|pots?)$/i

const minimum =
  /\b(?:smallest|minimum) (?:(?:for|of) (?:an?|any|each) )?(?:order|job|visit|charge|booking|call|bill|invoice|fee|total)\b[^.;]{0,30}?[$£€]\s?(\d[\d,]*)|\bno (?:visit|job|order|call|booking) (?:\w+ )?(?:costs? (?:you )?|is |comes to )less than [$£€]\s?(\d[\d,]*)|[$£€]\s?(\d[\d,]*) minimum\b|\bminimum (?:\w+ ){0,4}?(?:is|of) [$£€]\s?(\d[\d,]*)|\bminimum of \w+ \w+,? (?:which (?:is|comes to|costs)|or|at) [$£€]\s?(\d[\d,]*)/i

/** The currency of all prices, if it is one. */
export function currencyOf({ folders }: Records): string | undefined {
  const [currency, ...others] = new Set(
    folders.services.flatMap(({ value: { price } }) => ('currency' in price ? [price.currency] : [])),
  )
  return others.length === 0 ? currency : undefined
}

/** Whether a unit is a length, an area, a volume or a weight, as CLDR names it in a language: `square foot`, `m²`. */
export function isMeasure(unit: string, language: string): boolean {
  const words: string[] = unit.toLowerCase().match(/\p{L}+/gu) ?? []
  const [last = ''] = words.slice(-1)
  return (
    measures(language, 'long').some((name) => words.includes(name)) ||
    (words.length < 3 && measures(language, 'short').includes(last))
  )
}

const measures = cached((language: string, unitDisplay: 'long' | 'short'): readonly string[] =>
  Intl.supportedValuesOf('unit')
    .filter((unit) => !/bit|byte|percent|degree|celsius|fahrenheit|second|minute|hour|day|week|month|year/.test(unit))
    .flatMap((unit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(1))
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.toLowerCase()),
)
