import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTextFigures } from '#generator/load/facts/text-figures.ts'
import { companySources } from '../../../../support/company-sources.ts'

const counties = ['Lewis', 'Lane', 'Summit'].map((name) => ({ slug: name.toLowerCase(), value: { name } }))

/** Codes of what is found in a text of a company that serves three counties, with Hauser in Summit County. */
function found(text: string): string[] {
  const { site, records } = companySources({ pages: [text] })
  const sources = {
    site: { ...site, value: { ...site.value, business: { name: 'Brook', address: { country: 'US' } } } },
    records: {
      ...records,
      cities: [{ value: { name: 'Hauser', county: 'summit' } }],
      folders: { ...records.folders, counties, cities: [] },
      written: { counties: new Map(), services: new Map(), offices: new Map(), cityRows: new Map() },
    },
  } as unknown as FactSources // what the check reads
  return checkTextFigures(sources).map(({ code }) => code)
}

test.each([
  ['We work in Lewis and Lane counties.', ['county-missing-in-text']],
  ['Roofs in Lewis and Lane counties and in Hauser.', []],
  ['- Schools in Lewis and Lane counties\n- Shops along the river in Hauser', []],
])('%s', (text, codes) => {
  expect(found(text)).toEqual(codes)
})
