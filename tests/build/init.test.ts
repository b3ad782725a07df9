import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { citywide, sharedCache } from '../support/citywide.ts'
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
const init = (dir: string, changed: Partial<typeof facts> = {}) =>
  citywide(['init', dir, ...options({ ...facts, ...changed })])

test('a new project builds without errors, with nothing of the sample, and says what to check', async () => {
  const dir = join(await temporaryDir(), 'site')
  const { code, output } = await init(dir)
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

test.each(['cleaning', 'heating-and-cooling', 'lawn-care'])('the starter for %s is a valid manifest', async (trade) => {
  const dir = await temporaryDir()
  expect((await init(dir, { trade })).code).toBe(0)
  const { code, output } = await citywide(['validate', '--project', dir, '--cache', sharedCache])
  expect(output).not.toContain(' error ')
  expect(code).toBe(0)
})

test('facts that are missing are named, and nothing is written', async () => {
  const dir = await temporaryDir()
  const { company, county, ...others } = facts
  const { code, output } = await citywide(['init', dir, ...options(others)])
  expect(code).toBe(2)
  expect(output).toContain('--company "Gorge Drain & Sewer", --county "Hood River County, OR"')
  expect(await readdir(dir)).toEqual([])
})

test.each([
  ['a trade without a starter', { trade: 'plumming' }, 'Did you mean "plumbing"?'],
  ['an unknown county', { county: 'Hod River County, OR' }, 'Did you mean "Hood River County"?'],
  ['an address without a postal code', { address: '45 Oak Street' }, 'is not complete'],
  ['a phone number that is too short', { phone: '555' }, 'is not a phone number'],
  ['a county of another country', { county: 'North Yorkshire, England, GB' }, 'is not in the United States'],
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

test('places are added around the office, and listed by state', async () => {
  const dir = join(await temporaryDir(), 'site')
  await init(dir)
  await mkdir(join(dir, 'public'), { recursive: true })
  const { code, output } = await citywide(['places', 'add', '--radius', '35km', '--project', dir])
  expect(output).toContain('The Dalles (wasco, the-dalles)')
  expect(code).toBe(0)
  expect((await citywide(['places', 'list', 'OR'])).output).toContain('Hood River County: 3 places')
  expect((await citywide(['places', 'remove', 'OR'])).output).toContain('"places" takes "add" or "list", not "remove".')
})
