import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { citywide, sharedCache } from '../support/citywide.ts'
import { buildSite, projectCommand, validateSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

const facts = {
  company: 'Juniper & Sons',
  trade: 'plumbing',
  phone: '541 555 0199',
  email: 'office@juniper-sons.com',
  address: '45 Oak Street, Hood River, OR 97031',
  domain: 'www.juniper-sons.com',
  county: 'Hood River County, OR',
}

const options = (given: Partial<typeof facts>) => Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])
const init = (dir: string, changed: Partial<typeof facts> = {}, ...more: string[]) =>
  projectCommand('init', dir, ...options({ ...facts, ...changed }), ...more)

test('a new project builds without errors, with nothing of the sample, and says what to check', async () => {
  const dir = join(await temporaryDir(), 'site')
  const { code, output } = await citywide(['init', dir, ...options(facts)])
  expect(output).toContain('12 services, 3 communities of Hood River County')
  expect(output).toContain('Check before you publish')
  expect(output).toMatch(/cd .*site && npm install\n {2}npm run build/)
  expect(code).toBe(0)
  expect(JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')).scripts.build).toBe('citywide build')

  const built = await citywide(['build', '--project', dir, '--cache', sharedCache])
  expect(built.output).toContain('The site is built in')
  expect(built.output).not.toMatch(/\b\d+ errors?\b/)
  expect(built.code).toBe(0)
  const pages = await fastGlob('dist/**/*.html', { cwd: dir, absolute: true })
  // Each service in each place and in the county, and the pages of these; the other pages are fewer than ten.
  expect(pages.length).toBeGreaterThan(12 * 4 + 12 + 4)
  const texts = await Promise.all(pages.map(async (page) => ({ page, text: await readFile(page, 'utf8') })))
  const foreign = texts.filter(({ text }) => /Saltbrush|Utah|Wasatch|house cleaning|bedroom|Gorge Drain/i.test(text))
  expect(foreign.map(({ page }) => page)).toEqual([])
  const report = await readFile(join(dir, 'report/findings.json'), 'utf8')
  expect(report).not.toContain('sample-content')
})

/** The HTML of the pages of a new project that builds without an error, by path. */
async function builtPages(dir: string): Promise<{ path: string; html: string }[]> {
  const { code, output } = await buildSite(dir, join(dir, 'manifest'), { projectDir: dir })
  expect(output).not.toMatch(/\b\d+ errors?\b/)
  expect(code, output).toBe(0)
  const paths = await fastGlob('**/*.html', { cwd: join(dir, 'dist') })
  return Promise.all(paths.map(async (path) => ({ path, html: await readFile(join(dir, 'dist', path), 'utf8') })))
}

const wordsOf = (html: string) =>
  html.replace(/<style[\s\S]*?<\/style>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')
/** Words that no attribute, address or name of a type contains. */
const englishWords = /(?<![-/\w])(the|and|with|our|your|of|miles?|County|ZIP|Home|About)(?![-/\w])/
const having = (pages: readonly { path: string; html: string }[], words: RegExp) =>
  pages.flatMap(({ path, html }) => {
    const [found] = words.exec(wordsOf(html)) ?? []
    return found === undefined ? [] : [`${path}: ${found}`]
  })

test('a British company gets a site without an American word', async () => {
  const dir = join(await temporaryDir(), 'site')
  const address = '1 Albert Drive, Greenock, PA15 1JA'
  const facts = { address, phone: '01475 799123', county: 'Inverclyde, Scotland' }
  expect(await init(dir, facts)).toMatchObject({ code: 0 })
  const pages = await builtPages(dir)
  expect(
    having(
      pages,
      /\bZIP\b|communit|business day|\bcolors?\b(?![-"])|neighboring|[Ff]aucet|[Ff]lapper|[Cc]leanout|[Rr]ough-in|[Ww]ax ring|[Pp]ermits? |[Tt]ankless|[Dd]isposer|Fahrenheit|\bfeet\b|\$\d|\bState\b|\d km\b/,
    ),
  ).toEqual([])
  const gourock = pages.find(({ path }) => path === 'service-areas/gourock-plumbing/index.html')?.html
  expect(gourock).toContain('1 Albert Drive, Greenock, PA15 1JA')
  expect(gourock).toMatch(/\d miles/)
  expect(gourock).toContain('About Gourock')
})

const spanishFacts = { address: 'Calle Real, 12, 51001 Ceuta', phone: '956 512 345', county: 'Ceuta, ES' }

test('a Spanish company gets a site without an English word', async () => {
  const dir = join(await temporaryDir(), 'site')
  expect(await init(dir, spanishFacts)).toMatchObject({ code: 0 })
  const pages = await builtPages(dir)
  expect(having(pages, englishWords)).toEqual([])
  expect(having(pages, /Ceuta \(Zona\)/)).not.toEqual([])
  expect(pages.map(({ path }) => path)).toContain('contacto/index.html')
  expect(pages.map(({ path }) => path)).toContain('servicios/reparacion-de-fugas/index.html')
})

test('a company of two languages gets the same site in both', async () => {
  const dir = join(await temporaryDir(), 'site')
  expect(await init(dir, {}, '--language', 'en, es')).toMatchObject({ code: 0 })
  const pages = await builtPages(dir)
  const paths = pages.map(({ path }) => path)
  const [spanish, english] = [
    paths.filter((path) => path.startsWith('es/')),
    paths.filter((path) => !path.startsWith('es/')),
  ]
  expect(spanish).toHaveLength(english.length)
  expect(spanish).toContain('es/servicios/reparacion-de-fugas/hood-river-plomeria/index.html')
  expect(spanish).toContain('es/condados/condado-de-hood-river/index.html')
  expect(spanish).toContain('es/privacidad/index.html')
  const inSpanish = pages.filter(({ path }) => path.startsWith('es/'))
  expect(having(inSpanish, englishWords)).toEqual([])
  expect(pages.find(({ path }) => path === 'es/index.html')?.html).toContain('Condado de Hood River')
})

test.each(['cleaning', 'heating-and-cooling', 'lawn-care'])(
  'the starter for %s is a valid manifest in English and in Spanish',
  async (trade) => {
    for (const facts of [{ trade }, { trade, ...spanishFacts }]) {
      const dir = await temporaryDir()
      expect((await init(dir, facts)).code).toBe(0)
      const { problems, counts } = await validateSite({ projectDir: dir, manifestDir: join(dir, 'manifest') })
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(counts?.services).toBeGreaterThan(0)
    }
  },
)

test.each([
  ['a parish', '700 Camp Street, New Orleans, LA 70130', '504 523 4567', 'Orleans Parish, LA'],
  [
    'names with a sign before the first letter',
    '530 S King St, Honolulu, HI 96813',
    '808 523 4567',
    'Honolulu County, HI',
  ],
  ['a zone without summer time', '210 E Congress St, Tucson, AZ 85701', '520 623 4567', 'Pima County, AZ'],
  ['a name with a hyphen', '527 W Jefferson St, Louisville, KY 40202', '502 574 4567', 'Jefferson County, KY'],
  ['a region without counties', '1350 K St NW, Washington, DC 20005', '202 724 4567', 'District of Columbia, DC'],
  ['two villages of one name', 'Plaza Nueva 1, 48007 Bilbao', '944 204 123', 'Bizkaia, ES'],
  ['a city that is its county', '800 Macleod Trail SE, Calgary, AB T2P 2M5', '403 268 4567', 'Calgary, Alberta'],
  ['many districts', 'Calle Mayor 12, 28931 Móstoles (Madrid)', '916 123 456', 'Comunidad de Madrid, ES'],
])('a new project has no problem in a county with %s', async (_, address, phone, county) => {
  const dir = await temporaryDir()
  expect(await init(dir, { address, phone, county })).toMatchObject({ code: 0 })
  const { problems } = await validateSite({ projectDir: dir, manifestDir: join(dir, 'manifest') })
  expect(problems).toEqual([])
})

test('the URL of a parish ends in its word, and the home page features no name with a number', async () => {
  const parish = await temporaryDir()
  const address = '700 Camp Street, New Orleans, LA 70130'
  await init(parish, { address, phone: '504 523 4567', county: 'Orleans Parish, LA; Jefferson Parish, LA' })
  expect(await readFile(join(parish, 'manifest/site.yaml'), 'utf8')).toContain('countySlug: "{county}-parish"')
  const colonia = await temporaryDir()
  const inTexas = {
    address: '300 N Campbell St, El Paso, TX 79901',
    phone: '915 212 4567',
    county: 'El Paso County, TX',
  }
  await init(colonia, inTexas)
  const home = await readFile(join(colonia, 'manifest/pages/home.yaml'), 'utf8')
  expect(home).toContain('city: el-paso')
  expect(home).not.toContain('colonia')
})

test('of a county with many places, the largest are written, and the command that adds the others is named', async () => {
  const dir = await temporaryDir()
  // The county in the address is not its town.
  const facts = { address: '14 Cheltenham Crescent, Harrogate, North Yorkshire, HG1 1DH', phone: '01423 496012' }
  const { code, output } = await init(dir, { ...facts, county: 'North Yorkshire, England' })
  expect(code).toBe(0)
  expect(output).toContain('60 communities of North Yorkshire')
  expect(output).toMatch(
    /The \d+ smaller ones are left out: .*\n {2}npx citywide places add 'North Yorkshire, England'/,
  )
  const [, first = '', ...rest] = (await readFile(join(dir, 'manifest/cities.csv'), 'utf8')).trim().split('\n')
  expect(first).toContain('Harrogate')
  expect(rest).toHaveLength(59)
  expect(await readFile(join(dir, 'manifest/site.yaml'), 'utf8')).toMatch(/locality: Harrogate\n +postalCode: HG1 1DH/)
  const { problems } = await validateSite({ projectDir: dir, manifestDir: join(dir, 'manifest') })
  // A list of places does not end at Sherburn in Elmet.
  expect(problems.filter(({ code }) => code === 'place-not-served')).toEqual([])
})

test.each(['North Yorkshire, England', 'North Yorkshire, GB'])(
  'of towns with one name, the office is in that of the county: %s',
  async (county) => {
    const dir = await temporaryDir()
    const facts = { address: '4 Market Place, Richmond, DL10 4HU', phone: '01423 496012', country: 'GB' }
    expect((await init(dir, { ...facts, county })).code).toBe(0)
    // Richmond in London is at latitude 51.
    expect(await readFile(join(dir, 'manifest/site.yaml'), 'utf8')).toMatch(
      /locality: Richmond\n[\s\S]*latitude: 54\.4/,
    )
  },
)

test('facts that are missing are named, and nothing is written', async () => {
  const dir = await temporaryDir()
  const { company, county, ...others } = facts
  const { code, output } = await projectCommand('init', dir, ...options(others))
  expect(code).toBe(2)
  expect(output).toContain('--company "Gorge Drain & Sewer", --county "Hood River County, OR"')
  expect(await readdir(dir)).toEqual([])
})

test.each([
  ['a trade without a starter', { trade: 'plumming' }, 'Did you mean "plumbing"?'],
  ['a county without its country', { county: 'North Yorkshire' }, 'does not say where it is'],
  ['an unknown county', { county: 'Hod River County, OR' }, 'Did you mean "Hood River County"?'],
  ['an address without a postal code', { address: '45 Oak Street' }, 'is not complete'],
  ['a postal code of another state', { address: '45 Oak Street, Hood River, OR 84101' }, 'is in UT'],
  ['two counties in one', { county: 'Hood River County, OR, Wasco County, OR' }, 'with a semicolon between them'],
  ['a name of spaces', { company: '  ' }, '--company "Gorge Drain & Sewer"'],
  ['a phone number that is too short', { phone: '555' }, 'is not a phone number'],
  [
    'an address of another country than the county',
    { county: 'North Yorkshire, England, GB', phone: '01756 799123' },
    'has no possible postcode',
  ],
  [
    'counties of two countries',
    { county: 'Hood River County, OR; North Yorkshire, GB' },
    'write a project of its own for GB',
  ],
])('%s is refused before anything is written', async (_, changed, message) => {
  const dir = await temporaryDir()
  const { code, output } = await init(dir, changed)
  expect(code).toBe(2)
  expect(output).toContain(message)
  expect(await readdir(dir)).toEqual([])
})

test('a folder with files is refused, and one with a package.json keeps what it says', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, 'package.json'), '{ "name": "own", "scripts": { "deploy": "true" } }')
  expect((await init(dir)).code).toBe(0)
  const { name, scripts } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'))
  expect({ name, deploy: scripts.deploy, dev: scripts.dev }).toEqual({
    name: 'own',
    deploy: 'true',
    dev: 'citywide dev',
  })

  const { code, output } = await init(dir)
  expect(code).toBe(2)
  expect(output).toContain('is not empty: it has .github, .gitignore, README.md and more')
})

test('a package.json with an error of syntax is refused', async () => {
  const dir = await temporaryDir()
  await writeFile(join(dir, 'package.json'), '{ name: own }')
  const { code, output } = await init(dir)
  expect(code).toBe(2)
  expect(output).toContain('package.json is no JSON record')
})

test('places are added around the office, and listed by state', async () => {
  const dir = join(await temporaryDir(), 'site')
  await init(dir)
  await mkdir(join(dir, 'public'), { recursive: true })
  const { code, output } = await projectCommand('places', 'add', '--radius', '35km', '--project', dir)
  expect(output).toContain('The Dalles (wasco, the-dalles)')
  expect(code).toBe(0)
  const same = await projectCommand('places', 'add', '--radius', '35km', '--project', dir)
  expect(same.code).toBe(0)
  expect(same.output).toMatch(/^Nothing is added: .* has all of these places\.\n$/)
  expect((await projectCommand('places', 'list', 'OR')).output).toContain('Hood River County: 3 places')
  const listed: unknown = JSON.parse((await projectCommand('places', 'list', 'OR', '--json')).output)
  expect(listed).toMatchObject({ counties: expect.arrayContaining([{ name: 'Hood River County', places: 3 }]) })
  const again = await projectCommand('places', 'add', 'Wasco County, OR', '--json', '--project', dir)
  expect(JSON.parse(again.output)).toMatchObject({ communities: expect.any(Array), toCheck: expect.any(Array) })
  await expect(projectCommand('places', 'remove', 'OR')).rejects.toThrow(
    '"places" takes "add" or "list", not "remove".',
  )
})
