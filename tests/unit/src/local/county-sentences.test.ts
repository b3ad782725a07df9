import { expect, test } from 'vitest'
import { countySentences } from '#src/local/county-sentences.ts'
import { companyEdits } from '../../../support/companies.ts'
import { smallSite } from '../../small-site.ts'

async function sentences(...edits: Parameters<typeof smallSite>[0][]): Promise<string> {
  const site = await smallSite(edits.flatMap((each) => each ?? []))
  const county = site.countiesByKey.get('hood-river')
  if (!county) throw new Error('no county')
  return countySentences(site, county)
}

test('name the nearest and the farthest community, without the office’s own town', async () => {
  // The office is in Hood River; Odell is 6 miles south of it, Cascade Locks 18 west.
  expect(await sentences()).toMatch(
    /community nearest to our office in Hood River is Odell, 5\.\d miles south.*farthest is Cascade Locks, 18 miles/,
  )
})

test('name the state of a town and of the office if another state has a place of that name', async () => {
  const clark = {
    file: 'counties/clark.yaml',
    write: 'name: Clark\nregion: WA\norder: 2\ndescription: North of the river.\nbody: Clay of the thirties.\n',
  }
  const row = (name: string, slug: string) =>
    `clark,${name},${slug},,,,98660,45.7,-122.6,,"North of the river.",2020 Census`
  const namesakes = {
    file: 'cities.csv',
    replace: 'No population known\n',
    with: `No population known\n${row('Odell', 'odell-wa')}\n${row('Hood River', 'hood-river-wa')}\n`,
  }
  expect(await sentences([clark, namesakes])).toContain('nearest to our office in Hood River, OR, is Odell, OR, 5.')
})

test('compare no two communities that are as far away as each other', async () => {
  // Odell is moved to the other side of Cascade Locks: 18 miles.
  const moved = { file: 'cities.csv', replace: '45.62707,-121.54313', with: '45.66984,-121.13482' }
  expect(await sentences([moved])).not.toContain('farthest')
})

test('give no distance to a community that the office is in or beside', async () => {
  const moved = { file: 'cities.csv', replace: '45.62707,-121.54313', with: '45.7086,-121.5172' }
  expect(await sentences([moved])).not.toContain('nearest')
})

test('call two communities no range', async () => {
  const clark = {
    file: 'counties/clark.yaml',
    write: 'name: Clark\nregion: WA\norder: 2\ndescription: North of the river.\nbody: Clay of the thirties.\n',
  }
  const moved = { file: 'cities.csv', replace: 'hood-river,Odell', with: 'clark,Odell' }
  expect(await sentences([clark, moved])).not.toContain('range')
})

test('do not measure from one of two offices in the county', async () => {
  const text = await sentences(await companyEdits('two-offices-in-one-county'))
  expect(text).not.toContain('farthest')
  expect(text).toContain('from Hood River with 8,313 residents')
})

test('name the areas of postcodes that a table has instead of whole ones, and do not count them as postcodes', async () => {
  const site = await smallSite(await companyEdits('north-yorkshire'))
  const of = (key: string) => countySentences(site, site.countiesByKey.get(key) ?? expect.fail())
  // Skipton has BD23 1JD and BD23, Settle BD24.
  expect(of('north-yorkshire')).toContain('Their postcodes begin with BD23 or BD24.')
  expect(of('west-yorkshire')).toContain('Their postcodes begin with BD16 or LS28.')
})

test('name the largest and the smallest community of known population, and mark an estimate', async () => {
  expect(await sentences()).toContain('from Hood River with 8,313 residents to Cascade Locks with 1,379.')
  const estimated = { file: 'cities.csv', replace: 'odell,,,,97044', with: 'odell,,900,estimate,97044' }
  expect(await sentences([estimated])).toContain('to Odell with about 900.')
})

test('count no postal codes while those of a community are unknown', async () => {
  expect(await sentences()).toContain('Together they have 3 ZIP codes in Hood River County.')
  const unknown = { file: 'cities.csv', replace: 'odell,,,,97044', with: 'odell,,,,' }
  expect(await sentences([unknown])).not.toContain('ZIP codes')
})
