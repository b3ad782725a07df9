import { describe, expect, test } from 'vitest'
import { citySentences } from '#src/local/city-sentences.ts'
import { countySentences } from '#src/local/county-sentences.ts'
import type { Site } from '#src/site.ts'
import { companyEdits } from '../../../support/companies.ts'
import { smallSite } from '../../small-site.ts'

function sentencesOf(site: Site, key: string): string {
  const city = site.citiesByKey.get(key)
  const county = city && site.countiesByKey.get(city.county)
  if (!city || !county) throw new Error(`no city ${key}`)
  return citySentences(site, city, county)
}

const row = (name: string, slug: string, population: string, zip: string, coordinates: string): string =>
  `hood-river,${name},${slug},,${population},${population && 'census'},${zip},${coordinates},,About ${name}.,test\n`

/** The three towns, all with a population, and further rows. */
const withTowns = (...rows: string[]): Promise<Site> =>
  smallSite([
    { file: 'cities.csv', replace: 'odell,,,,97044', with: 'odell,,900,estimate,97044' },
    { file: 'cities.csv', replace: 'No population known\n', with: `Made up\n${rows.join('')}` },
  ])

describe('sentences about a city', () => {
  test('state its distance from the office, its nearest neighbours and its rank by population', async () => {
    const text = sentencesOf(await withTowns(), 'cascade-locks')
    expect(text).toMatch(/Hood River \(\d+ miles/)
    expect(text).toMatch(/Odell/)
    expect(text).toMatch(/1,379 residents/)
    expect(text).toMatch(/second (largest|smallest)|second among/)
  })

  test('say nothing of a rank far from both ends of a long list', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      row(`Town ${index}`, `town-${index}`, `${2000 + index}`, '97044', `45.5${index + 10},-121.5`),
    )
    const site = await withTowns(...many)
    const ranked = many.map((_, index) =>
      sentencesOf(site, `town-${index}`).includes(`2,0${String(index).padStart(2, '0')}`),
    )
    // Of 73 places, Hood River is the largest, and two are smaller than these: ranks 2 to 71. The last ten begin at 64.
    expect(ranked.toReversed().map((hasRank, index) => (hasRank ? '' : index + 2))).toEqual(
      ranked.map((_, index) => (index + 2 > 50 && index + 2 < 64 ? index + 2 : '')),
    )
  })

  test('rank no two places, of which none is the largest', async () => {
    // The row of Odell has no population.
    const site = await smallSite()
    expect(sentencesOf(site, 'hood-river')).not.toMatch(/largest|first/)
    expect(sentencesOf(site, 'cascade-locks')).not.toMatch(/smallest|second|last/)
    expect(sentencesOf(await withTowns(), 'hood-river')).toMatch(/largest|first/)
  })

  test('omit unknown facts', async () => {
    // The row of Odell has no population, and that of the new town no coordinates.
    const site = await smallSite([
      {
        file: 'cities.csv',
        replace: 'hood-river,Odell,',
        with: `${row('Parkdale', 'parkdale', '', '97041', ',')}hood-river,Odell,`,
      },
    ])
    expect(sentencesOf(site, 'hood-river')).not.toMatch(/residents/)
    expect(sentencesOf(site, 'parkdale')).toBe('')
  })

  test('ask for the full postcode where places share the area of their postcodes', async () => {
    const site = await smallSite([
      ...(await companyEdits('north-yorkshire')),
      { file: 'cities.csv', replace: ',LS28,', with: ',BD16,' },
    ])
    expect(sentencesOf(site, 'pudsey')).toMatch(/BD16.*the full postcode/)
    expect(sentencesOf(site, 'pudsey')).not.toContain('street address')
  })

  test('name a ZIP code shared with one place, and with many', async () => {
    const one = await withTowns(row('Parkdale', 'parkdale', '300', '97044', '45.51,-121.59'))
    expect(sentencesOf(one, 'parkdale')).toMatch(/97044.*Odell|Odell.*97044/)
    const others = ['Dee', 'Mosier', 'Rowena'].map((name, index) =>
      row(name, name.toLowerCase(), `${400 + index}`, '97044', `45.${52 + index},-121.5`),
    )
    const many = await withTowns(row('Parkdale', 'parkdale', '300', '97044', '45.51,-121.59'), ...others)
    expect(sentencesOf(many, 'parkdale')).toMatch(/4 other places/)
  })

  test('say that the office is in the city, without a distance', async () => {
    const site = await smallSite()
    const { locality } = site.manifest.site.business.address
    const there = site.manifest.cities.find(({ name }) => name === locality)
    expect(there && sentencesOf(site, there.key)).toContain(`Our own office is in ${locality}.`)
  })

  test('say so of a name with a hyphen where the address has a space', async () => {
    const site = await smallSite([{ file: 'cities.csv', replace: ',Hood River,', with: ',Hood-River,' }])
    expect(sentencesOf(site, 'hood-river')).toContain('Our own office is in Hood-River.')
  })

  test('state the distance of a namesake of the office’s town', async () => {
    const site = await withTowns(row('Hood River', 'hood-river-south', '300', '97099', '44.5,-121.5'))
    expect(sentencesOf(site, 'hood-river-south')).toMatch(/8\d miles/)
    expect(sentencesOf(site, 'hood-river-south')).not.toContain('Our own office')
  })

  test('do not say that far places are around one', async () => {
    const names = ['Joseph', 'Enterprise', 'Wallowa', 'Lostine', 'Imnaha', 'Flora', 'Minam', 'Troy']
    const rows = names.map((name, index) =>
      row(name, name.toLowerCase(), '300', `9784${index}`, `4${index % 6}.35,-1${12 + index}.23`),
    )
    const site = await withTowns(...rows)
    for (const name of names) {
      expect(sentencesOf(site, name.toLowerCase())).toMatch(/nearest|closest/)
      expect(sentencesOf(site, name.toLowerCase())).not.toContain('Around')
    }
  })

  test('are always the same for one city', async () => {
    expect(sentencesOf(await smallSite(), 'odell')).toBe(sentencesOf(await smallSite(), 'odell'))
  })
})

describe('local.sentences of site.yaml', () => {
  const chosen = (list: string) =>
    smallSite([{ file: 'site.yaml', replace: 'frequencies:', with: `local: { sentences: ${list} }\nfrequencies:` }])

  test('chooses the sentences', async () => {
    const text = sentencesOf(await chosen('[neighbors]'), 'cascade-locks')
    expect(text).toContain('Odell')
    expect(text).not.toMatch(/office/)
  })

  test('may choose none', async () => {
    const site = await chosen('[]')
    expect(site.manifest.cities.map(({ key }) => sentencesOf(site, key)).join('')).toBe('')
    const [county] = site.manifest.counties
    expect(county && countySentences(site, county)).toBe('')
  })
})

test('distances are in the units of the site', async () => {
  const units = { file: 'site.yaml', replace: 'frequencies:', with: 'units: kilometers\nfrequencies:' }
  expect(sentencesOf(await smallSite([units]), 'cascade-locks')).toMatch(/\d km/)
})
