import { expect, test } from 'vitest'
import { listToCheck } from '#generator/init/around-manifest.ts'

test('the postal codes of other places are to be checked, if there are any', () => {
  expect(listToCheck({ nearestPostalCodes: 50, lacksPostalCodes: false }).at(-1)).toContain(
    '"nearest postal code" in the column source (50)',
  )
  expect(listToCheck({ nearestPostalCodes: 0, lacksPostalCodes: false }).join()).not.toContain('postal codes')
})

test('postal codes are to be written where the data has none', () => {
  expect(listToCheck({ nearestPostalCodes: 0, lacksPostalCodes: true }).at(-1)).toContain(
    'column postal_codes is empty',
  )
})
