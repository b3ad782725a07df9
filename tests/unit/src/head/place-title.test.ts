import { expect, test } from 'vitest'
import { describePage } from '#src/head/page-head.ts'
import { areaDescription, areaHeading, areaTitle, cityLabel, placeTitle, servicePlaceTitle } from '#src/head/phrases.ts'
import { citySentences } from '#src/local/city-sentences.ts'
import { placeOf, type Site } from '#src/site.ts'
import { companyEdits } from '../../../support/companies.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite } from '../../small-site.ts'

function titleOf(site: Site, slug: string): string {
  const place = placeOf(site, slug)
  if (!place) throw new Error(`no place ${slug}`)
  return placeTitle(place, site)
}

const county = (region: string): ManifestEdit => ({
  file: 'counties/clark.yaml',
  write: `name: Clark\norder: 2\ndescription: Flat.\nbody: Clay.\n${region}`,
})

const odell = {
  file: 'cities.csv',
  replace: 'No population known\n',
  with: 'No population known\nclark,Odell,odell-north,,,,98660,45.6,-122.6,,"Another Odell.",test\n',
}

test('a county names the region of its places', async () => {
  const site = await smallSite([county('region: WA'), odell])
  expect(titleOf(site, 'clark-county')).toBe('Clark County, WA')
  expect(site.countiesByKey.get('clark')?.regionName).toBe('Washington')
  expect(titleOf(site, 'hood-river-county')).toBe('Hood River County, OR')
})

test('a code that addresses of the country do not have is shown as the name of the region', async () => {
  const madrid = await companyEdits('comunidad-de-madrid')
  const site = await smallSite([...madrid, { file: 'site.yaml', replace: 'region: Madrid', with: 'region: M' }])
  const [city] = site.manifest.cities
  expect(titleOf(site, city?.slug ?? '')).toBe(`${city?.name}, Comunidad de Madrid`)
})

test('the county distinguishes towns of one name only within a region', async () => {
  const inTwo = await smallSite([county('region: WA'), odell])
  expect([titleOf(inTwo, 'odell'), titleOf(inTwo, 'odell-north')]).toEqual(['Odell, OR', 'Odell, WA'])
  const inOne = await smallSite([county(''), odell])
  expect(titleOf(inOne, 'odell-north')).toBe('Odell (Clark County), OR')
})

test('a town that shares its name is named with its region wherever no county is beside it', async () => {
  const site = await smallSite([county('region: WA'), odell])
  const labels = site.manifest.cities.map((city) => cityLabel(city, site))
  expect(labels).toEqual(['Hood River', 'Cascade Locks', 'Odell, OR', 'Odell, WA'])
  const [, , south] = site.manifest.cities
  const own = south && site.countiesByKey.get(south.county)
  const sentences = south && own && citySentences(site, south, own)
  expect(sentences).toMatch(/Odell, OR/)
  // The name of a state has a comma after it, too.
  expect(sentences).not.toMatch(/Odell, OR \p{Ll}/u)
  const { info } = describePage(site, { id: 'serviceArea', params: { location: 'odell' } })
  expect(info.breadcrumbs.at(-1)?.name).toBe('Odell, OR')
})

test('a town with the name of the office’s town in another region is not where the office is', async () => {
  const across = odell.with.replace('Odell', 'Hood River').replace('45.6,-122.6', '45.72,-121.5')
  const site = await smallSite([county('region: WA'), { ...odell, with: across }])
  const city = site.citiesByKey.get('odell-north')
  const own = city && site.countiesByKey.get(city.county)
  const text = city && own && citySentences(site, city, own)
  expect(text).toMatch(/Hood River, WA/)
  expect(text).not.toContain('Our own office')
})

test('a title that is too long for search results still names the whole place', async () => {
  const longer = odell.with.replace('Odell', 'Homestead Meadows and Timber Ridge North')
  const site = await smallSite([county('region: WA'), { ...odell, with: longer }])
  const place = placeOf(site, 'odell-north')
  const service = site.servicesBySlug.get('sewer-inspection')
  expect(place && service && servicePlaceTitle(service, place, site)).toBe(
    'Homestead Meadows and Timber Ridge North: Sewer Inspection',
  )
})

/** A company in a region that addresses write in full, with a town of a long name. */
const inMadrid = async (): Promise<ManifestEdit[]> => [
  ...(await companyEdits('comunidad-de-madrid')),
  { file: 'site.yaml', replace: 'region: Madrid', with: 'region: Comunidad de Madrid' },
  { file: 'cities.csv', replace: 'Soto del Real', with: 'San Lorenzo de El Escorial' },
]

test('a title without room for the name of a region keeps the name of the service', async () => {
  const site = await smallSite(await inMadrid())
  const place = placeOf(site, 'soto-del-real')
  const service = site.servicesBySlug.get('sewer-inspection')
  expect(place && service && servicePlaceTitle(service, place, site)).toBe(
    'Inspección con cámara en San Lorenzo de El Escorial',
  )
})

/** A trait of one town, which affects one service. */
const roots = (city: string): ManifestEdit[] => [
  { file: `cities/${city}.yaml`, write: 'traits: [{ trait: roots, because: Hay pinos en cada parcela. }]' },
  {
    file: 'traits/roots.yaml',
    write:
      'name: Raíces viejas\nsummary: Árboles grandes.\nservices: { sewer-inspection: { topic: Raíces de pino, text: Buscan el agua. } }',
  },
]

test('a trait of a place takes the room of a long name of a region, with a small letter in Spanish', async () => {
  const withShortName = (await inMadrid()).filter((edit) => !('replace' in edit && edit.replace === 'Soto del Real'))
  const site = await smallSite([...withShortName, ...roots('soto-del-real')])
  const place = placeOf(site, 'soto-del-real')
  const service = site.servicesBySlug.get('sewer-inspection')
  expect(place && areaTitle(place, site)).toBe('Servicios de desatascos en Soto del Real: raíces viejas')
  expect(place && service && servicePlaceTitle(service, place, site)).toBe(
    'Inspección con cámara en Soto del Real: raíces de pino',
  )
})

test('a trait of a place does not take the room of the code of a region', async () => {
  const site = await smallSite(roots('odell'))
  const place = placeOf(site, 'odell')
  expect(place && areaTitle(place, site)).toBe('Drain Services in Odell, OR: Raíces viejas')
})

const trade = (name: string): ManifestEdit => ({ file: 'site.yaml', replace: 'trade: drain', with: `trade: ${name}` })

test.each([
  ['drain', 'Drain Services in Odell, OR'],
  ['glass', 'Glass Services in Odell, OR'],
  ['garage doors', 'Garage Doors in Odell, OR'],
  ['well pump service', 'Well Pump Service in Odell, OR'],
  ['pest control services', 'Pest Control Services in Odell, OR'],
])('a heading with the trade %s is "%s"', async (name, heading) => {
  const site = await smallSite([trade(name)])
  const place = placeOf(site, 'odell')
  expect(place && areaHeading(place, site)).toBe(heading)
})

test.each(['servicios de limpieza', 'de limpieza', 'limpieza'])(
  'a heading with the Spanish trade "%s"',
  async (name) => {
    const edits = (await inMadrid()).map((edit) =>
      'with' in edit && edit.with === 'trade: desatascos' ? { ...edit, with: `trade: ${name}` } : edit,
    )
    const site = await smallSite(edits)
    const place = placeOf(site, 'comunidad-de-madrid')
    expect(place && areaHeading(place, site)).toBe('Servicios de limpieza en la Comunidad de Madrid')
  },
)

test('in a description, the text about a place follows its name as a sentence of its own in Spanish', async () => {
  const description = async (edits: readonly ManifestEdit[], slug: string) => {
    const site = await smallSite(edits)
    const place = placeOf(site, slug)
    return place && areaDescription(place, site)
  }
  expect(await description([], 'odell')).toBe('Odell: Packing houses and homes among the pear orchards.')
  expect(await description(await inMadrid(), 'comunidad-de-madrid')).toMatch(/^Comunidad de Madrid\. \p{Lu}/u)
})

test('a description that is cut before it names its place begins with the name', async () => {
  const long = `${'Packing houses and homes stand among the pear orchards, and the pipes are of clay. '.repeat(2)}This is Odell.`
  const edit = { file: 'cities.csv', replace: 'Packing houses and homes among the pear orchards.', with: long }
  const site = await smallSite([edit])
  const place = placeOf(site, 'odell')
  expect(place && areaDescription(place, site)).toMatch(/^Odell: Packing houses and homes stand/)
})

test('the description of a county that begins with its name in a sentence has it once', async () => {
  const edits = (await inMadrid()).map((edit) =>
    'write' in edit && edit.file.startsWith('counties/')
      ? {
          ...edit,
          write: edit.write.replace(/^description: .*$/m, 'description: La comunidad de Madrid tiene sierra.'),
        }
      : edit,
  )
  const site = await smallSite(edits)
  const place = placeOf(site, 'comunidad-de-madrid')
  expect(place && areaDescription(place, site)).toBe('La comunidad de Madrid tiene sierra.')
})

test('a county that is its region is named once', async () => {
  expect(titleOf(await smallSite(await inMadrid()), 'comunidad-de-madrid')).toBe('Comunidad de Madrid')
})

test('a testimonial is from the town of the region it names', async () => {
  const site = await smallSite([county('region: WA'), odell])
  expect(site.citiesByName.get('Odell, WA')?.key).toBe('odell-north')
  expect(site.citiesByName.get('Odell')?.key).toBe('odell')
})

test('a town without a region is named with its county, unless the county is named after it', async () => {
  const site = await smallSite([
    ...(await companyEdits('north-yorkshire')),
    {
      file: 'counties/west-yorkshire.yaml',
      replace: 'name: West Yorkshire',
      with: 'name: Pudsey\ndesignation: City of …',
    },
  ])
  expect(titleOf(site, 'skipton')).toBe('Skipton, North Yorkshire')
  expect(titleOf(site, 'pudsey')).toBe('Pudsey')
  expect(titleOf(site, 'west-yorkshire')).toBe('City of Pudsey')
})

test('a designation in small letters is shown with a capital, and takes its article in a heading', async () => {
  const edits = (await inMadrid()).map((edit) =>
    'write' in edit ? { ...edit, write: edit.write.replace('Comunidad de …', 'provincia de …') } : edit,
  )
  const site = await smallSite(edits)
  const place = placeOf(site, 'comunidad-de-madrid') ?? placeOf(site, 'provincia-de-madrid')
  expect(site.manifest.counties.map(({ fullName }) => fullName)).toEqual(['Provincia de Madrid'])
  expect(place && areaHeading(place, site)).toContain('en la provincia de Madrid')
})
