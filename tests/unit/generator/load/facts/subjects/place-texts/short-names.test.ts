import { expect, test } from 'vitest'
import { shortNames } from '#generator/load/facts/subjects/place-texts/short-names.ts'

test.each([
  [['Stoke-on-Trent', 'Leek'], { 'Stoke-on-Trent': 'Stoke' }],
  [['Eldorado at Santa Fe', 'Santa Fe'], { 'Eldorado at Santa Fe': 'Eldorado' }],
  [['Newcastle upon Tyne', 'Gateshead'], { 'Newcastle upon Tyne': 'Newcastle' }],
  [['Newcastle upon Tyne', 'Newcastle-under-Lyme'], {}],
  [['Alcalá de Henares', 'Alcalá la Real'], {}],
  [['Jerez de la Frontera', 'Jerez'], {}],
  [['Jerez de la Frontera', 'Jerezano'], { 'Jerez de la Frontera': 'Jerez' }],
  [['Winston-Salem', 'Salt Lake City', 'Fond du Lac'], {}],
])('%j', (names, short) => {
  expect(Object.fromEntries(shortNames(names))).toEqual(short)
})
