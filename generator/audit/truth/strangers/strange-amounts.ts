import type { Manifest } from '#manifest/schema.ts'
import { literal } from '../../../core/text/literal.ts'
import { currenciesOf } from '../money.ts'
import { none, type StrangerReader } from './stranger.ts'

const money = /[$€£¥₹]\s?\d[\d.,]*/gu

/** Currencies that texts copied from sites of other countries have. */
const foreign = ['USD', 'EUR', 'GBP']

/** Reads amounts in currencies that the manifest does not have. */
export function strangeAmountReader({ site, services }: Manifest): StrangerReader {
  const { language, business } = site
  const currencies = currenciesOf(services)
  const ownSigns = [...currencies, business.address.country === 'US' ? 'USD' : ''].flatMap((code) =>
    signOf(code, language),
  )
  if (ownSigns.length === 0) return () => none
  const isOwnSign = (currency: string) => signOf(currency, language).some((sign) => ownSigns.includes(sign))
  const afterNumber = unitsOf(
    foreign.filter((code) => !currencies.has(code) && !isOwnSign(code)),
    language,
  )
  const wanted = `an amount in ${[...currencies].join(', ')}`
  return (text) => {
    const others = Array.from(text.matchAll(money), ([amount]) => amount.replace(/[.,]$/, '')).filter(
      (amount) => !ownSigns.some((sign) => amount.startsWith(sign)),
    )
    const named = afterNumber.hint.test(text) ? (text.match(afterNumber.amount) ?? []) : []
    return [...others, ...named].map((found) => ({ kind: 'price', found, wanted }))
  }
}

/** Reads a range of prices that ends below its beginning. */
export const fallingRangeReader: StrangerReader = (text) => {
  const range = text.includes('–') || text.includes('-') ? fallingRange(text) : undefined
  return range === undefined ? none : [{ kind: 'price', found: range, wanted: '' }]
}

const span = /[$€£¥₹]\s?(\d[\d,]*)\s?[–-]\s?[$€£¥₹]?(\d[\d,]*)(?!\d|[.,]\d|-)/g

/** A range of prices that ends below its beginning: `$100–30`. */
function fallingRange(text: string): string | undefined {
  for (const [words, from = '', to = ''] of text.matchAll(span))
    if (Number(from.replaceAll(',', '')) > Number(to.replaceAll(',', ''))) return words
  return undefined
}

/** Amounts with a sign, code or name of a currency after the number: `150 €`, `150 EUR`, `150 euros`. */
function unitsOf(currencies: readonly string[], language: string): { hint: RegExp; amount: RegExp } {
  const units = currencies.flatMap((currency) => {
    const parts = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
    }).formatToParts(2)
    return [...signOf(currency, language), currency, parts.find(({ type }) => type === 'currency')?.value ?? currency]
  })
  const unit = `(?:${units.map(literal).join('|') || '(?!)'})`
  return { hint: new RegExp(unit), amount: new RegExp(`\\d[\\d.,]*[\\s\\u00a0]?${unit}(?!\\p{L})`, 'gu') }
}

function signOf(currency: string, language: string): string[] {
  if (currency === '') return []
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? ''
  // `US$` and `CA$` are also written as `$`.
  return /[$€£¥₹]/.test(sign) ? [sign.replace(/[^$€£¥₹]/g, '')] : []
}
