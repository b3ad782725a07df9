import { expect, test } from 'vitest'
import { amountFinder } from '#generator/audit/truth/money.ts'
import type { Manifest } from '#manifest/schema.ts'

const finder = (language: string, currency: string) =>
  // No other field is read.
  amountFinder({
    site: { language },
    services: [{ price: { kind: 'from', amount: 1, currency } }],
  } as unknown as Manifest)

test.each([
  ['en-US', 'USD', 'From $1,299.50 or $99.', [1299.5, 99]],
  ['en-GB', 'GBP', 'It costs £149, then £20.50 an hour.', [149, 20.5]],
  ['es-ES', 'EUR', 'Desde 1.299,50 € o 99 €.', [1299.5, 99]],
  ['en-US', 'USD', 'From $99. Save $40, or get $25 off.', [99]],
  ['en-US', 'USD', 'In 2026 we had 99 calls, and £20.', []],
])('amounts in %s, %s: %s', (language, currency, text, values) => {
  expect(finder(language, currency)(text).map(({ value }) => value)).toEqual(values)
})
