import type { Issue, PageRule } from '../../rule.ts'
import { statedPrices } from '../../structured-data/prices.ts'
import { visibleText } from '../../text/visible-text.ts'

/** A price that only machines are told. Prices that are no numbers are offer-price's to name. */
export const offerDiffersFromText: PageRule = {
  code: 'offer-differs-from-text',
  scope: 'page',
  title: 'Price in structured data that the page does not show',
  severity: 'warning',
  why: 'A visitor who comes for the price in the result finds another one, or none. Google asks that marked-up content is visible, and takes the markup out of results where it is not.',
  how: 'The number of every stated price is looked for in the text of the page, with and without a comma for thousands and with cents or without.',
  fix: 'State the price the page shows; both come from the record of the service.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  *check(page): Generator<Issue> {
    const told = new Set<number>()
    for (const { value } of statedPrices(page)) {
      const price = Number(value)
      if (!(price > 0) || told.has(price)) continue
      told.add(price)
      const pattern = patternOf(price)
      if (!visibleText(page).some((text) => pattern.test(text)))
        yield { what: `The structured data {pages} gives a price of ${price}, which is not in the text.` }
    }
  },
}

function patternOf(price: number): RegExp {
  const [whole = '', cents = ''] = (Number.isInteger(price) ? String(price) : price.toFixed(2)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '[,.\\s]?')
  return new RegExp(`(?<![\\d.,])${grouped}${cents === '' ? '(?:[.,]00)?' : `[.,]${cents}`}(?!\\d|[.,]\\d)`)
}
