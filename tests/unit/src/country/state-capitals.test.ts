import { expect, test } from 'vitest'
import { capitalOf } from '#src/country/state-capitals.ts'

test('a state has a capital, and a territory or another country has none here', () => {
  expect(capitalOf('OR', 'US')).toBe('Salem')
  expect(capitalOf('MN', 'US')).toBe('Saint Paul')
  expect(capitalOf('PR', 'US')).toBeUndefined()
  expect(capitalOf('OR', 'ES')).toBeUndefined()
})
