import { expect, test } from 'vitest'
import { factSheet } from '#generator/brand/fact-sheet.ts'
import { smallSite } from '../../small-site.ts'

const { manifest } = await smallSite()
const sheet = factSheet(manifest)

test('no line is longer than 72 columns', () => {
  expect(sheet.split('\n').filter((line) => line.length > 72)).toEqual([])
})

test('every service is listed with its price', () => {
  expect(sheet).toMatch(/^Sewer Inspection \.+ From \$120\.50\/hour$/m)
})

test('communities are counted from the table, and one county is singular', () => {
  expect(sheet).toContain('3 communities in Oregon.')
  expect(sheet).toMatch(/^Hood River County \.+ 3 communities$/m)
})

test('a claim with a count is replaced by the count', () => {
  const claims = [
    { id: 'a', text: '60+ communities', counts: 'cities' as const, value: 60 },
    { id: 'b', text: 'Free estimates' },
  ]
  const sheet = factSheet({ ...manifest, site: { ...manifest.site, claims } })
  expect(sheet).toContain('- Free estimates')
  expect(sheet).not.toContain('60+')
})

test('without claims there is no heading for them', () => {
  expect(sheet).toContain('CLAIMS')
  const site = { ...manifest.site, claims: [] }
  expect(factSheet({ ...manifest, site })).not.toContain('CLAIMS')
})

test('a made-up company says so, and a real one does not', () => {
  const { business } = manifest.site
  expect(sheet).toContain(`SAMPLE: ${business.name} is made up`)
  const real = { ...manifest, site: { ...manifest.site, business: { ...business, sample: false } } }
  expect(factSheet(real)).not.toContain('SAMPLE')
})

test('the counties are in every region that they have, if they have any', () => {
  const countiesIn = (...names: (string | undefined)[]) =>
    factSheet({
      ...manifest,
      counties: manifest.counties.flatMap((county) => names.map((regionName) => ({ ...county, regionName }))),
    })
  expect(countiesIn('Oregon', 'Washington', 'Oregon')).toContain('in 3 counties of Oregon and Washington.')
  expect(countiesIn(undefined)).toContain('3 communities.')
})
