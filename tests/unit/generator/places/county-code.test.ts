import { expect, test } from 'vitest'
import { countyCode } from '#generator/places/county-code.ts'

/** The code of a place of Ontario for which the data has a county or none. */
const codeOf = (name: string, county = '') =>
  countyCode(['1', name, '', '', '', '', '', '', 'CA', '', '08', county, ''])

test('cities of Ontario that the data has no county of are in that of the census, not in that of their neighbor', () => {
  expect(codeOf('Mississauga')).toBe('3521') // Peel
  expect(codeOf('Vaughan')).toBe('3519') // York
  expect(codeOf('Toronto')).toBe('3520')
})

test('the county in the data takes precedence', () => {
  expect(codeOf('Hamilton', '3514')).toBe('3514')
})
