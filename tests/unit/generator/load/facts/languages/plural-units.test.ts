import { expect, test } from 'vitest'
import { pluralUnitsOf } from '#generator/load/facts/languages/plural-units.ts'

test.each([
  ['en-US', 'feet', true],
  ['en-GB', 'square metres', true],
  ['es-ES', 'metros cuadrados', true],
  ['en-US', '100 square feet', false],
  ['en-US', 'square', false],
  ['en-US', 'foot of pipe', false],
  ['en-US', 'premises', false],
  ['es-ES', 'metro cuadrado', false],
])('in %s, "%s" is a plural: %s', (language, unit, expected) => {
  expect(pluralUnitsOf(language)?.test(unit)).toBe(expected)
})
