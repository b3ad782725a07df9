import type { Issue, WholePageRule } from '../../rule.ts'
import { statedPrices } from '../../structured-data/prices.ts'
import { visibleText } from '../../text/visible-text.ts'

/** A price in structured data that the page does not show. `offer-price` checks its format. */
export const offerDiffersFromText: WholePageRule = {
  code: 'offer-differs-from-text',
  scope: 'whole-page',
  title: 'Price not shown on the page',
  severity: 'warning',
  why: 'A visitor who comes for the price in the search result finds another one, or none. Google requires marked-up content to be visible, and drops markup that is not.',
  how: 'Searches the text of the page for the number of every stated price, with or without a separator for thousands, and with or without cents. Ignores prices that are not numbers.',
  fix: 'State the price that the page shows. Both come from the record of the service.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  supersededBy: [
    'offer-price',
    'price-differs',
    'placeholder-text',
    'source-in-text',
    'element-unclosed',
    'section-missing',
    'soft-404',
  ],
  *check(page): Generator<Issue> {
    const seen = new Set<number>()
    for (const { value } of statedPrices(page)) {
      const price = String(value).trim() === '' ? Number.NaN : Number(value)
      if (!(price >= 0) || seen.has(price)) continue
      seen.add(price)
      const pattern = patternOf(price)
      if (!visibleText(page).some((text) => pattern.test(text)))
        yield {
          what: `The structured data {pages} gives a price of ${price}, which is not in the text.`,
          subject: `price ${price}`,
          followsFrom: [''],
        }
    }
  },
}

function patternOf(price: number): RegExp {
  const [whole = '', cents = ''] = (Number.isInteger(price) ? String(price) : price.toFixed(2)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '[,.\\s]?')
  return new RegExp(`(?<![\\d.,])${grouped}${cents === '' ? '(?:[.,]00)?' : `[.,]${cents}`}(?!\\d|[.,]\\d)`)
}
