import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RouteRow } from '#generator/report/route-row.ts'
import { rowsToRun } from '../support/campaign.ts'
import { citywide, sharedCache, smallSite } from '../support/citywide.ts'
import { copyTree, readJson, treeHashes } from '../support/files.ts'
import { auditSite, buildShard, buildSite, mergeShards, projectCommand } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

const today = '2026-11-20'

/** A copy of the small site with code of its own. */
async function siteWith(config: string, more: { cities?: number } = {}) {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'manifest')
  copyTree(smallSite, manifestDir)
  const rows = Array.from({ length: more.cities ?? 0 }, (_, index) => cityRow(index))
  await appendFile(join(manifestDir, 'cities.csv'), rows.join(''))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  await write('citywide.config.tsx', config)
  const build = (options = {}) =>
    buildSite(dir, manifestDir, { rootDir: packageDir, projectDir: dir, today, ...options })
  const page = (path: string) => readFile(join(dir, 'dist', path, 'index.html'), 'utf8')
  const edit = async (file: string, old: string, replacement: string) => {
    const text = await readFile(join(dir, file), 'utf8')
    expect(text.split(old)).toHaveLength(2)
    await write(file, text.replace(old, replacement))
  }
  return { dir, manifestDir, write, build, page, edit }
}

const packageDir = join(import.meta.dirname, '../..')

const cityRow = (index: number) =>
  `hood-river,Orchard ${index},orchard-${index},,${200 + index},census,97031,45.6${index + 10},-121.5${index + 10},,"Rows of trees on bench ${index} above the river.",2020 Census\n`

const warranty = `import { defineConfig, Section, type SectionProps } from 'citywide'
import { years } from './parts/years.ts'

const Warranty = ({ data }: SectionProps) => (
  <Section heading={'Warranty for ' + data.slug}>
    <p className="tracking-[0.123em]">{years} years.</p>
  </Section>
)

export default defineConfig({
  components: { sections: { warranty: Warranty } },
})
`

describe('the starter with code', () => {
  test('builds without errors, and shows each of its extensions', async () => {
    const dir = join(await temporaryDir(), 'site')
    const facts = {
      company: 'Juniper Appliance',
      trade: 'custom',
      phone: '541 555 0199',
      email: 'office@juniper-appliance.com',
      address: '45 Oak Street, Hood River, OR 97031',
      domain: 'www.juniper-appliance.com',
      county: 'Hood River County, OR',
      language: 'en, es',
    }
    const options = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value])
    expect((await projectCommand('init', dir, ...options)).code).toBe(0)
    const home = join(dir, 'manifest/pages/home.yaml')
    await writeFile(home, (await readFile(home, 'utf8')).replace('Services Close to You', 'Services CLOSEBY'))
    const { code, output } = await buildSite(dir, join(dir, 'manifest'), { projectDir: dir })
    expect(code, output).toBe(0)
    expect(output).not.toMatch(/ error /)

    const page = (path: string) => readFile(join(dir, 'dist', path, 'index.html'), 'utf8')
    const front = await page('')
    expect(front).toContain('Have the model number ready when you call.') // components.Header
    expect(front).toContain('aria-label="Main"') // the built-in header inside it
    expect(front).toContain('href="/appliance-care/washer-care/"') // components.Footer
    expect(front).toContain('The label with the model number is inside the door.') // components.Hero
    expect(front).not.toContain('Model and serial number')
    const service = await page('services/washer-repair')
    expect(service).toContain('Model and serial number save a second visit.') // components.AfterContent
    expect(service).toContain('Parts That Fail Most Often') // components.sections
    expect(service).toContain('Drain pumps')
    expect(service).toMatch(/\.model-note\{[^}]*border-block-start/) // its own stylesheet
    expect(service).toContain('src="/images/appliances-washer-repair-') // scenes
    const guide = await page('appliance-care/washer-care') // pageTypes
    expect(guide).toContain('<title>Washer Care in Five Steps | Juniper Appliance</title>')
    expect(guide).toContain('.list-decimal{')
    const spanish = await page('es/appliance-care/washer-care') // the same, in the other language of the site
    expect(spanish).toContain('<h1>Cuidado de la lavadora en cinco pasos</h1>')
    expect(spanish).toContain('hreflang="en-US" href="https://www.juniper-appliance.com/appliance-care/washer-care/"')
    expect(await page('es/servicios/reparacion-de-lavadoras')).toContain('Las piezas que más fallan')
    expect(await readFile(join(dir, 'dist/sitemap-pages.xml'), 'utf8')).toContain('/appliance-care/washer-care/')

    const rows = await readJson<RouteRow[]>(join(dir, 'report/routes.json'))
    const row = rows.find(({ path }) => path === '/appliance-care/washer-care/')
    expect(row).toMatchObject({ route: 'care-guide', status: 'page' })
    expect(row?.breadcrumbs).toEqual(['Home', 'Appliance Care', 'Washer Care'])
    const findings = await readJson<{ code: string; what: string }[]>(join(dir, 'report/findings.json'))
    expect(findings.filter(({ code }) => code === 'heading-in-capitals').map(({ what }) => what)).toEqual([
      'The heading "Services CLOSEBY" on / has "CLOSEBY" in capital letters.',
    ])
  })
})

describe('sections', () => {
  test('are on the page of a record that names them, with their utilities, and on no other', async () => {
    const { build, page, write, edit } = await siteWith(warranty)
    await write('parts/years.ts', 'export const years: number = 5\n')
    await edit('manifest/services/drain-cleaning.yaml', 'icon:', 'ownSections: [warranty]\nicon:')
    expect((await build()).code).toBe(0)
    expect(await page('services/drain-cleaning')).toContain('Warranty for drain-cleaning')
    expect(await page('services/drain-cleaning')).toContain('letter-spacing:.123em')
    expect(await page('services/drain-cleaning/odell')).not.toContain('Warranty for')
  })

  test('that import a changed file are made again; without a change nothing is', async () => {
    const { dir, manifestDir, build, page, write, edit } = await siteWith(warranty)
    await write('parts/years.ts', 'export const years: number = 5\n')
    await edit('manifest/services/drain-cleaning.yaml', 'icon:', 'ownSections: [warranty]\nicon:')
    await build()
    expect((await build()).output).toContain('nothing has changed since the last build')
    await write('parts/years.ts', 'export const years: number = 7\n')
    expect((await build()).code).toBe(0)
    expect(await page('services/drain-cleaning')).toContain('7<!-- --> years')
    const clean = await temporaryDir()
    await buildSite(clean, manifestDir, { projectDir: dir, today })
    expect(await treeHashes(join(clean, 'dist'))).toEqual(await treeHashes(join(dir, 'dist')))
  })
})

describe('shards', () => {
  test('of two configurations are refused, and those of one make the site of a single build', async () => {
    const { dir, manifestDir, build, edit, write } = await siteWith(warranty)
    await write('parts/years.ts', 'export const years: number = 5\n')
    await edit('manifest/services/drain-cleaning.yaml', 'icon:', 'ownSections: [warranty]\nicon:')
    const options = { projectDir: dir, today }
    const shards = [join(dir, 'one'), join(dir, 'two')]
    for (const [index, shard] of shards.entries())
      await buildShard(shard, manifestDir, { number: index + 1, of: 2 }, options)
    await build()
    const merged = await temporaryDir()
    expect((await mergeShards(merged, manifestDir, shards, options)).code).toBe(0)
    expect(await treeHashes(join(merged, 'dist'))).toEqual(await treeHashes(join(dir, 'dist')))
    await write('parts/years.ts', 'export const years: number = 7\n')
    const refused = await mergeShards(merged, manifestDir, shards, options)
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.output).toContain('was built by another version of the code')
  })
})

const badSign = `import { defineConfig } from 'citywide'

const signs: Record<string, { text: string }> = {}

export default defineConfig({
  components: {
    AfterContent: ({ info }) => <Sign name={info.section} />,
  },
})

function Sign({ name }: { name: string }) {
  return <p>{signs[name].text}</p>
}
`

const ruleTexts = {
  code: 'no-rain',
  title: 'Rain',
  severity: 'warning',
  why: 'It is wet.',
  how: 'Looks for rain.',
  fix: 'Wait.',
  source: 'https://example.com/rain',
}

const failingRule = (scope: string) => `import { defineConfig } from 'citywide'

export default defineConfig({
  rules: [{ ...${JSON.stringify({ ...ruleTexts, scope })}, check: () => { throw new Error('No forecast') } }],
} as never)
`

const pageType = (title: string) => `import { defineConfig } from 'citywide'

export default defineConfig({
  pageTypes: {
    hours: { path: '/hours/', data: () => ({}), ${title}, description: () => 'When we work.', screen: () => <h1>Hours</h1> },
  },
})
`

describe('code that fails', () => {
  const threads: [where: string, cities: number][] = [
    ['on this thread', 0],
    ['in a worker', 120],
  ]
  test.each(rowsToRun(threads, ([where]) => where === 'in a worker'))(
    'while a page is rendered %s, is named with part, page and line, and nothing is published',
    async (_, cities) => {
      const { dir, build, write } = await siteWith('export default {}', { cities })
      await build({ jobs: 2 })
      const before = await treeHashes(join(dir, 'dist'))
      await write('citywide.config.tsx', badSign)
      await expect(build({ jobs: 2 })).rejects.toMatchObject({
        message: expect.stringMatching(/^citywide\.config\.tsx:12:\d+ components\.AfterContent fails on \/\S*: /),
      })
      expect(await treeHashes(join(dir, 'dist'))).toEqual(before)
    },
  )

  test('in the header is an error of the content on the command line', async () => {
    const { dir } = await siteWith(`import { defineConfig } from 'citywide'

export default defineConfig({
  components: {
    Header: () => {
      throw new Error('Closed today.')
    },
  },
})
`)
    const { code, output } = await citywide(['build', '--project', dir, '--cache', sharedCache])
    expect(output).toContain(
      'citywide.config.tsx:6:13 error config-throws\n  components.Header fails on every page: Closed today.\n',
    )
    expect(code).toBe(1)
  })

  const failing: [part: string, config: string, message: string][] = [
    ['a rule about the site', failingRule('site'), 'rules.no-rain fails: No forecast.'],
    ['a rule about a page', failingRule('page'), 'rules.no-rain fails: No forecast.'],
    [
      'a title',
      pageType('title: () => 7 as unknown as string'),
      'pageTypes.hours.title fails: It returns number instead of a text.',
    ],
  ]
  test.each(rowsToRun(failing, ([part]) => part === 'a rule about a page'))(
    'in %s is named as well',
    async (_, config, message) => {
      const { build } = await siteWith(config)
      await expect(build()).rejects.toThrow(message)
    },
  )
})

const rainRule = `import { defineConfig, defineRule } from 'citywide'

export default defineConfig({
  rules: [
    defineRule({
      ...(${JSON.stringify(ruleTexts)} as const),
      scope: 'page',
      severity: 'error',
      thresholds: { most: { value: 0, unit: 'drops', meaning: 'Most rain.' } },
      check: ({ path }, { limit }) => (path === '/contact/' && limit('most') < 3 ? [{ what: 'It rains {pages}.' }] : []),
    }),
  ],
})
`

describe('a rule', () => {
  test('has the settings of site.yaml, and its findings can be known issues', async () => {
    const { dir, manifestDir, build, write, edit } = await siteWith(rainRule)
    const failed = await build()
    expect(failed.output).toContain('It rains on /contact/.')
    expect(failed.code).toBe(1)

    await write(
      'manifest/known-issues.yaml',
      '- { code: no-rain, url: /contact/, reason: It is autumn., expires: "2027-01-01" }\n',
    )
    const known = await build()
    expect(known.code).toBe(0)
    expect(known.output).toContain('1 known issue')
    const audited = await auditSite({
      manifestDir,
      outDir: join(dir, 'dist'),
      reportDir: join(dir, 'audit'),
    })
    expect(audited.output).toContain('It rains on /contact/.')

    await edit(
      'manifest/site.yaml',
      'language:',
      'audit: { rules: { no-rain: { thresholds: { most: 3 } } } }\nlanguage:',
    )
    expect((await build()).output).not.toContain('It rains')
  })
})
