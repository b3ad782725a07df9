import type { Manifest } from '#manifest/schema.ts'
import { literal } from '../../core/text/literal.ts'

/** An amount of money as a text states it. */
export type Amount = { phrase: string; value: number }

/** Finds amounts in the currencies of the prices of a manifest, as its language writes them. */
export function amountFinder({
  services,
  site,
}: Pick<Manifest, 'services' | 'site'>): (text: string) => readonly Amount[] {
  const finders = [...currenciesOf(services)].map((currency) => finderOf(site.language, currency))
  return (text) => {
    const found = finders.flatMap(({ sign, find }) => (text.includes(sign) ? find(text) : []))
    return found.length === 0 ? none : found
  }
}

/** The currencies of the prices of services. */
export const currenciesOf = (services: Manifest['services']): ReadonlySet<string> =>
  new Set(services.flatMap(({ price }) => ('currency' in price ? price.currency : [])))

const none: readonly Amount[] = []

function finderOf(language: string, currency: string) {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(12345.6)
  const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const [sign, group, decimal] = [of('currency'), of('group'), of('decimal')]
  const isFirst = parts[0]?.type === 'currency'
  const number = `\\d{1,3}(?:${literal(group)}\\d{3})+(?:${literal(decimal)}\\d{2})?|\\d+(?:${literal(decimal)}\\d{2})?`
  const space = '[\\s\\u00a0\\u202f]?'
  const pattern = new RegExp(
    isFirst ? `${literal(sign)}${space}(${number})(?!\\d)` : `(?<![\\d.,])(${number})${space}${literal(sign)}`,
    'g',
  )
  const find = (text: string): Amount[] =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: phrase, 1: digits = '', index }) =>
      isDiscount(text.slice(0, index), text.slice(index + phrase.length))
        ? []
        : { phrase, value: Number(digits.replaceAll(group, '').replace(decimal, '.')) },
    )
  return { sign, find }
}

/** `Save $40`, `$40 off`: what a price is reduced by is not a price. */
const isDiscount = (before: string, after: string) =>
  /\b(?:save|saves|saving|ahorre|ahorra)\s+(?:up to\s+|over\s+|an extra\s+|hasta\s+)?$/i.test(before.slice(-24)) ||
  /^\s?(?:off|discount|coupon|de descuento)\b/i.test(after)
