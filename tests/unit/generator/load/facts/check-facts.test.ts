import { expect, test } from 'vitest'
import { loadManifest } from '#generator/load/load.ts'
import { withEditedSite } from '../../../../support/manifest-case.ts'

/** What is found in the first text of a service, with the line and column. */
async function found(text: string): Promise<string[]> {
  const edit = { file: 'services/drain-cleaning.yaml', replace: 'We start at', with: `${text} We start at` }
  const { problems } = await withEditedSite([edit], loadManifest)
  return problems.map(({ code, severity, at }) => `${severity} ${code} ${at.line}:${at.column}`)
}

test('of two facts with one code at one place, the most severe one is reported', async () => {
  expect(await found('Holt Cleaners LLC serves the valley.')).toEqual(['error text-of-another-company 6:3'])
  expect(await found('The van of Holt Cleaners LLC is here.')).toEqual(['warning text-of-another-company 6:14'])
})

test('two parts of one company name are one finding, as severe as the more severe', async () => {
  expect(await found('Choose Holt Services LLC.')).toEqual(['error text-of-another-company 6:10'])
})
