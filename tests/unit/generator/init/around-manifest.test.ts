import { expect, test } from 'vitest'
import { listToCheck } from '#generator/init/around-manifest.ts'

test('the postal codes of other places are to be checked, if there are any', () => {
  expect(listToCheck({ nearestPostalCodes: 50 }).at(-1)).toContain('"nearest postal code" in the column source (50)')
  expect(listToCheck({ nearestPostalCodes: 0 }).join()).not.toContain('postal codes')
})
