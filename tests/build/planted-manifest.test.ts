import { cpSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { rootDir } from '../support/citywide.ts'
import { validateSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

// Each case makes one statement of the sample's manifest untrue. Its problem is found at its line, and nothing else is.

const today = '2026-11-30'
const sample = join(rootDir, 'manifest')

type Row = Record<string, string>
/** Cells of a row of cities.csv, or a text of a file to replace. */
type Fault = { cells: Row; of: string } | { file: string; replace: string; with: string }

const rows: Row[] = parse(await readFile(join(sample, 'cities.csv'), 'utf8'), { columns: true })
const cellOf = (slug: string, column: string) => rows.find((row) => row.slug === slug)?.[column] ?? ''

const faults: [code: string, name: string, fault: Fault][] = [
  ['coordinates-elsewhere', 'a longitude without its sign', { of: 'draper', cells: { longitude: '111.86382' } }],
  ['coordinates-elsewhere', 'a latitude with a wrong digit', { of: 'herriman', cells: { latitude: '41.51411' } }],
  [
    'coordinates-elsewhere',
    'coordinates of another town of the county',
    { of: 'draper', cells: { latitude: '40.5920', longitude: '-111.8840' } },
  ],
  [
    'coordinates-elsewhere',
    'coordinates of a hamlet in another county',
    { of: 'wanship', cells: { latitude: '40.5069', longitude: '-111.4133' } },
  ],
  ['wrong-county', 'a city under the county next to it', { of: 'draper', cells: { county: 'utah' } }],
  ['wrong-county', 'a hamlet that no list has, under another county', { of: 'samak', cells: { county: 'wasatch' } }],
  [
    'wrong-county',
    'a city without coordinates under another county',
    { of: 'orem', cells: { county: 'summit', latitude: '', longitude: '' } },
  ],
  ['postal-code-elsewhere', 'a ZIP code of another state', { of: 'sandy', cells: { zip_codes: '84070 89101' } }],
  ['postal-code-elsewhere', 'a ZIP code of another county', { of: 'lehi', cells: { zip_codes: '84101' } }],
  ['postal-code-of-another-place', 'the ZIP code of the next city', { of: 'draper', cells: { zip_codes: '84070' } }],
  ['unknown-postal-code', 'a ZIP code with exchanged digits', { of: 'draper', cells: { zip_codes: '84200' } }],
  ['population-differs', 'a population with a digit too many', { of: 'draper', cells: { population: '510170' } }],
  [
    'population-twice',
    'the population of another city',
    { of: 'draper', cells: { population: cellOf('sandy', 'population') } },
  ],
  ['place-name-misspelt', 'a name with a letter too many', { of: 'draper', cells: { name: 'Drapper' } }],
  ['name-twice', 'the name of another city', { of: 'murray', cells: { name: 'Midvale' } }],
  ['alias-far-away', 'an alias of a place far away', { of: 'heber', cells: { alias_of: 'midvale' } }],
  [
    'text-of-another-place',
    'the description of another city',
    { of: 'draper', cells: { description: cellOf('sandy', 'description') } },
  ],
  [
    'text-repeated',
    'the description of another city, with its name',
    { of: 'draper', cells: { description: cellOf('murray', 'description').replaceAll('Murray', 'Draper') } },
  ],
  [
    'text-of-another-region',
    'another county in a description',
    { of: 'draper', cells: { description: `${cellOf('draper', 'description')} It is a town of Davis County.` } },
  ],
  [
    'unknown-county-name',
    'a county with exchanged letters',
    { file: 'counties/salt-lake.yaml', replace: 'name: Salt Lake', with: 'name: Salt Lkae' },
  ],
  [
    'office-outside-its-town',
    'an office a degree to the north',
    { file: 'site.yaml', replace: 'coordinates: { latitude: 40.', with: 'coordinates: { latitude: 41.' },
  ],
  [
    'postal-code-elsewhere',
    'an office with a ZIP code of New York',
    { file: 'site.yaml', replace: 'postalCode: "84101"', with: 'postalCode: "10001"' },
  ],
  [
    'office-in-another-town',
    'an office in a town with other coordinates',
    { file: 'site.yaml', replace: 'locality: Salt Lake City', with: 'locality: Park City' },
  ],
  [
    'currency-of-another-country',
    'a price in another currency',
    { file: 'services/deep-cleaning.yaml', replace: 'currency: USD', with: 'currency: CAD' },
  ],
  [
    'unknown-language',
    'a language tag with UK',
    { file: 'site.yaml', replace: 'language: en-US', with: 'language: en-UK' },
  ],
  [
    'time-zone-elsewhere',
    'the time zone of the coast',
    { file: 'site.yaml', replace: 'Mountain time', with: 'Pacific time' },
  ],
  [
    'day-twice',
    'a day listed twice',
    { file: 'site.yaml', replace: '[Monday, Tuesday,', with: '[Monday, Monday, Tuesday,' },
  ],
  [
    'price-outside-range',
    'a price of $19 for $199',
    { file: 'services/deep-cleaning.yaml', replace: 'amount: 199', with: 'amount: 19' },
  ],
  [
    'price-range-differs',
    'a price range below the prices',
    { file: 'site.yaml', replace: '$79–$300', with: '$19–$49' },
  ],
  [
    'price-range-reversed',
    'a price range that ends below its beginning',
    { file: 'site.yaml', replace: '$79–$300', with: '$300–$79' },
  ],
  [
    'price-in-text-differs',
    'a question with another price',
    { file: 'faqs.yaml', replace: 'a typical clean comes to $100–300', with: 'house cleaning starts at $59' },
  ],
  [
    'policy-numbers-differ',
    'a question with another fee than the policy',
    { file: 'faqs.yaml', replace: 'the fee is 25%', with: 'the fee is 35%' },
  ],
  [
    'claim-value-differs',
    'a claim with another value than its text',
    {
      file: 'site.yaml',
      replace: '60+ communities, counts: cities, value: 60',
      with: '60+ communities, counts: cities, value: 16',
    },
  ],
  [
    'experience-differs',
    'a founding that contradicts the years of experience',
    { file: 'site.yaml', replace: 'Cleaning Along the Wasatch', with: 'Cleaning Since 2022' },
  ],
  [
    'date-in-future',
    'a testimonial of 2031',
    { file: 'testimonials.yaml', replace: 'date: 2026-06', with: 'date: 2031-06' },
  ],
  [
    'testimonial-from-elsewhere',
    'a testimonial from a town that is not served',
    { file: 'testimonials.yaml', replace: 'Park City, UT', with: 'Provo, UT' },
  ],
  [
    'email-of-another-domain',
    'an address of a misspelt domain',
    { file: 'site.yaml', replace: '  email: hello@saltbrush', with: '  email: hello@saltbursh' },
  ],
  [
    'map-of-another-address',
    'a map of another address',
    { file: 'site.yaml', replace: 'q=159+W+Broadway', with: 'q=951+W+Broadway' },
  ],
  [
    'staging-address',
    'an origin for tests',
    { file: 'site.yaml', replace: 'origin: https://www.', with: 'origin: https://staging.' },
  ],
  [
    'invented-facts',
    'invented facts of a company that is no sample',
    { file: 'site.yaml', replace: 'sample: true', with: 'sample: false' },
  ],
  [
    'essential-page-noindex',
    'services that search engines are not to list',
    { file: 'pages/services.md', replace: 'screen: services', with: 'indexed: false\nscreen: services' },
  ],
  [
    'name-twice',
    'two services of one name',
    { file: 'services/move-out-cleaning.yaml', replace: 'name: Move-Out Cleaning', with: 'name: Move-In Cleaning' },
  ],
]

test.each(faults)('%s: %s, at its line and nothing else', async (code, _, fault) => {
  const manifestDir = join(await temporaryDir(), 'manifest')
  cpSync(sample, manifestDir, { recursive: true })
  const planted = await plant(manifestDir, fault)
  const { problems } = await validateSite({ manifestDir, today })
  const found = problems.map(({ at, code: reported }) => ({
    code: reported,
    file: at.file.split('/manifest/')[1],
    line: at.line,
  }))
  expect(found).toEqual([{ code, ...planted }])
})

/** Writes a fault, and returns its location. */
async function plant(manifestDir: string, fault: Fault): Promise<{ file: string; line: number }> {
  if ('file' in fault) {
    const path = join(manifestDir, fault.file)
    const text = await readFile(path, 'utf8')
    const start = text.indexOf(fault.replace)
    if (start < 0) throw new Error(`${fault.file} of the sample does not contain "${fault.replace}".`)
    await writeFile(path, text.slice(0, start) + fault.with + text.slice(start + fault.replace.length))
    return { file: fault.file, line: text.slice(0, start).split('\n').length }
  }
  const index = rows.findIndex(({ slug }) => slug === fault.of)
  if (index < 0) throw new Error(`The sample has no city "${fault.of}".`)
  const changed = rows.map((row, position) => (position === index ? { ...row, ...fault.cells } : row))
  await writeFile(join(manifestDir, 'cities.csv'), stringify(changed, { header: true }))
  return { file: 'cities.csv', line: index + 2 }
}
