import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finding } from '#generator/core/problem.ts'
import { companyEdits } from '../support/companies.ts'
import { linkTree } from '../support/files.ts'
import { applyEdits, type ManifestEdit } from '../support/manifest-case.ts'
import { auditSite, buildSite } from '../support/pipeline.ts'
import { beyond, type PlantedSite, plantedSite } from '../support/planted/planted-site.ts'
import { temporaryDir } from '../support/temporary.ts'

// Ten statements that are untrue, each in the finished site and in the manifest. Each stops publishing by one finding.

const today = '2026-11-20'
const company = await companyEdits('two-states')

let site: { dir: string; manifest: string; clean: Finding[] }
beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'citywide-untrue-'))
  const manifest = join(dir, 'manifest')
  await applyEdits(manifest, company)
  const { code, output } = await buildSite(dir, manifest, { today })
  expect(code, output).toBe(0)
  const { findings } = await audited(dir, manifest)
  site = { dir, manifest, clean: findings }
})
afterAll(() => rmSync(site.dir, { recursive: true, force: true }))

async function audited(dir: string, manifestDir: string): Promise<{ code: number | null; findings: Finding[] }> {
  const [outDir, reportDir] = [join(dir, 'dist'), join(dir, 'audit')]
  const { code } = await auditSite({ outDir, manifestDir, reportDir })
  return { code, findings: JSON.parse(await readFile(join(reportDir, 'findings.json'), 'utf8')) }
}

const place = 'service-areas/hood-river-or/index.html'
const service = 'services/drain-cleaning/index.html'

const replaced =
  (replace: string | RegExp, by: string, file = place) =>
  ({ edit }: PlantedSite) =>
    edit(file, replace, by)

const inPages: [code: string, name: string, fault: (site: PlantedSite) => void][] = [
  [
    'county-differs',
    'a city under the wrong county',
    replaced('</main>', '<p>All of Clark County calls us.</p></main>'),
  ],
  [
    'link-text-differs',
    'the wrong county among the facts',
    replaced(/(?<=">)Hood River County(?=<\/a><\/dd>)/, 'Clark County'),
  ],
  ['postal-code-differs', "another city's ZIP code", replaced('>97031<', '>97014<')],
  [
    'description-misplaced',
    "another city's description",
    replaced(
      /(?<=name="description" content=")[^"]*/,
      'A small town in wet woods, where roots find every joint. We clear its drains.',
    ),
  ],
  [
    'phone-link-differs',
    'a visible phone number unlike its link',
    replaced(/Call \(541\) 555-0137(?=<\/a><\/div><\/section><\/main>)/, 'Call (541) 555-0173'),
  ],
  ['price-differs', 'a price without a digit', replaced(/(?<=>)From \$149/, 'From $14', service)],
  [
    'noindex-unexpected',
    'the list of services with noindex',
    replaced('<title>', '<meta name="robots" content="noindex"/><title>', 'services/index.html'),
  ],
  [
    'price-differs',
    'a currency that does not exist',
    replaced('"priceCurrency":"USD"', '"priceCurrency":"USS"', service),
  ],
  [
    'price-differs',
    'a price range that contradicts the prices',
    replaced(/(?<="priceRange":")[^"]*/, '$19–$49', 'index.html'),
  ],
  [
    'testimonial-differs',
    'a testimonial from a town that is not served',
    replaced('<span>Hood River<!-- -->, <time', '<span>Provo<!-- -->, <time'),
  ],
  ['testimonial-differs', 'a testimonial of 2031', replaced('dateTime="2025-11"', 'dateTime="2031-11"')],
]

test.each(inPages)('in a page, %s: %s', async (code, _, fault) => {
  const dir = await temporaryDir()
  const dist = join(dir, 'dist')
  linkTree(join(site.dir, 'dist'), dist)
  fault(plantedSite(dist, []))
  const result = await audited(dir, site.manifest)
  const added = beyond(result.findings, site.clean).map((finding) => finding.code)
  expect({ added, code: result.code }).toEqual({ added: [code], code: 1 })
})

const inManifest: [code: string, name: string, edit: ManifestEdit][] = [
  [
    'wrong-county',
    'a city under the wrong county',
    { file: 'cities.csv', replace: 'hood-river,Cascade', with: 'clark,Cascade' },
  ],
  ['postal-code-elsewhere', "another city's ZIP code", { file: 'cities.csv', replace: '97031', with: '97014' }],
  [
    'text-repeated',
    "another city's description",
    {
      file: 'cities.csv',
      replace: 'Steep streets above the river, with cleanouts in odd places.',
      with: 'A small town in wet woods, where roots find every joint.',
    },
  ],
  [
    'phones-disagree',
    'a visible phone number unlike its link',
    { file: 'site.yaml', replace: '(541) 555-0137', with: '(541) 555-0173' },
  ],
  [
    'price-outside-range',
    'a price without a digit',
    { file: 'services/drain-cleaning.yaml', replace: '149', with: '14' },
  ],
  [
    'essential-page-noindex',
    'the list of services with noindex',
    { file: 'pages/services.yaml', replace: 'screen: services', with: 'indexed: false\nscreen: services' },
  ],
  [
    'bad-value',
    'a currency that does not exist',
    { file: 'services/drain-cleaning.yaml', replace: 'USD', with: 'USS' },
  ],
  [
    'price-range-differs',
    'a price range that contradicts the prices',
    { file: 'site.yaml', replace: '$120–$900', with: '$19–$49' },
  ],
  [
    'testimonial-from-elsewhere',
    'a testimonial from a town that is not served',
    { file: 'testimonials.yaml', replace: 'location: Odell', with: 'location: Provo' },
  ],
  ['date-in-future', 'a testimonial of 2031', { file: 'testimonials.yaml', replace: '2026-02', with: '2031-02' }],
]

test.each(inManifest)('in the manifest, %s: %s', async (code, _, edit) => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await applyEdits(manifest, [...company, edit])
  const { code: exitCode, result } = await buildSite(dir, manifest, { today })
  expect({ problems: result?.problems.map((problem) => problem.code), exitCode }).toEqual({
    problems: [code],
    exitCode: 1,
  })
})
