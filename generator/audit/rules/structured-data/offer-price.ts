import type { Issue, PageRule } from '../../rule.ts'
import { priceProperties, statedPrices } from '../../structured-data/prices.ts'

/** A price in a form no reader of prices takes. */
export const offerPrice: PageRule = {
  code: 'offer-price',
  scope: 'page',
  title: 'Price in structured data that is no number',
  severity: 'error',
  why: 'A price with a sign, a unit or a word in it cannot be read. A price of 0 says that something is free that is only priced on request.',
  how: `${priceProperties.join(', ')} are numbers, or texts of digits with at most one point, and beside them or above stands a priceCurrency of three letters. A price of 0 is a warning.`,
  fix: 'Write the number alone and the currency as priceCurrency; leave the offer out where the price is on request.',
  source: 'https://schema.org/price',
  *check(page): Generator<Issue> {
    for (const { property, value, currency } of statedPrices(page)) {
      const written = String(value)
      if (!/^\d+(\.\d+)?$/.test(written))
        yield {
          what: `The structured data {pages} gives ${JSON.stringify(value)} as "${property}", which is no plain number.`,
          ...(written.length > 1 && { phrase: written }),
        }
      else if (Number(written) === 0)
        yield {
          severity: 'warning',
          what: `The structured data {pages} gives a "${property}" of 0, and so says that it costs nothing.`,
        }
      else if (!/^[A-Z]{3}$/.test(currency ?? ''))
        yield {
          what:
            currency === undefined
              ? `The "${property}" of ${written} in the structured data {pages} has no priceCurrency.`
              : `The priceCurrency "${currency}" in the structured data {pages} is no code of three letters, such as USD.`,
        }
    }
  },
}
