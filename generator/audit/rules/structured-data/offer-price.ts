import type { Issue, PageRule } from '../../rule.ts'
import { priceProperties, statedPrices } from '../../structured-data/prices.ts'

/** A price in an invalid format. */
export const offerPrice: PageRule = {
  code: 'offer-price',
  scope: 'page',
  title: 'Invalid price in structured data',
  severity: 'error',
  why: 'Search engines cannot read a price with a sign, a unit or a word in it. A price of 0 means that something is free, even if its price is on request.',
  how: `${priceProperties.join(', ')} are numbers, or strings of digits with at most one point, and the same node or the offer above it has a priceCurrency of three letters. A price of 0 is a warning.`,
  fix: 'Write the number alone, and the currency as priceCurrency. Leave out the offer if the price is on request.',
  source: 'https://schema.org/price',
  *check(page): Generator<Issue> {
    for (const { property, value, currency } of statedPrices(page)) {
      const written = String(value)
      if (!/^\d+(\.\d+)?$/.test(written))
        yield {
          what: `The structured data {pages} gives ${JSON.stringify(value)} as "${property}", which is not a plain number.`,
          ...(written.length > 1 && { phrase: written }),
          replaced: written,
        }
      else if (Number(written) === 0)
        yield {
          severity: 'warning',
          what: `The structured data {pages} gives a "${property}" of 0, which means that it is free.`,
          subject: 'price 0',
        }
      else if (!/^[A-Z]{3}$/.test(currency ?? ''))
        yield {
          what:
            currency === undefined
              ? `The "${property}" of ${written} in the structured data {pages} has no priceCurrency.`
              : `The priceCurrency "${currency}" in the structured data {pages} is not a code of three letters, such as USD.`,
        }
    }
  },
}
