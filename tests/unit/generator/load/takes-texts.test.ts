import { expect, test } from 'vitest'
import { takesTexts } from '#generator/load/takes-texts.ts'

test.each([
  ['a number of the United States, which may be a mobile', '+15415550137', true],
  ['a British mobile', '+447400123456', true],
  ['a British landline', '+441423496012', false],
  ['a Spanish mobile', '+34612345678', true],
  ['a Spanish landline', '+34910123456', false],
])('%s takes texts: %s, %s', (_, e164, expected) => {
  expect(takesTexts(e164)).toBe(expected)
})
