import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { everyScreen } from '../support/every-screen.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { readTexts } from '../support/manifest-texts.ts'
import { unsafeUrls } from '../support/page-skeleton.ts'
import { jsonLdBlocks } from '../support/parsed-page.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

/** Names that try to break out of HTML, an attribute, a script, XML, JSON or CSV. */
const names = {
  business: "=A\"></script><!-- & 'B' ]]> {{7*7}} \u202eC 👩‍🔧 <svg onload=a()>",
  service: '</title><script>a()</script>',
  city: '"/><image xlink:href=x onerror=a()>',
  county: '& <![CDATA[ ]]> \\u{3c}',
  picture: 'A "river" <of> & \'words\' --> ]]>',
}

test('a site with only hostile names has valid pages, drawings, icons, sitemaps and data', async () => {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'm')
  // The name of the business contains a placeholder, which is an error on the pages of a real company.
  const accepted = 'audit: { rules: { placeholder-text: { severity: off }, source-in-text: { severity: off } } }'
  const edit = { file: 'site.yaml', replace: 'language: en-US', with: `language: en-US\n${accepted}` }
  await applyEdits(manifestDir, [...everyScreen, edit])
  const texts = await readTexts(manifestDir)
  await texts.write(
    new Map([
      ['site.yaml business.name', names.business],
      ['services/drain-cleaning.yaml name', names.service],
      ['cities.csv 1.1', names.city],
      ['counties/hood-river.yaml name', names.county],
      ['images.yaml pictures.0.alt', names.picture],
    ]),
  )
  const { code, output } = await buildSite(dir, manifestDir)
  expect(output).not.toContain(' error ')
  expect(code).toBe(0)

  const dist = join(dir, 'dist')
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const files = (pattern: string) => fastGlob.sync(pattern, { cwd: dist }).sort()

  for (const file of files('**/*.html')) {
    const html = read(file)
    expect(html, file).not.toMatch(/<script>|<image|<svg onload/)
    expect(unsafeUrls(html), file).toEqual([])
    for (const block of jsonLdBlocks(html)) expect(JSON.parse(block)['@graph'][0].name).toBe(names.business)
  }
  for (const file of files('**/*.svg')) expect((await sharp(join(dist, file)).metadata()).format, file).toBe('svg')
  for (const file of files('**/*.webmanifest')) expect(JSON.parse(read(file)).name).toBe(names.business)
  for (const file of [...files('**/*.xml'), ...files('**/*.svg')]) expect(xmlFault(join(dist, file)), file).toBe('')
  const rows = JSON.parse(readFileSync(join(dir, 'report/routes.json'), 'utf8'))
  expect(rows.length).toBeGreaterThan(25)
  // A spreadsheet would run such a cell as a formula.
  expect(readFileSync(join(dir, 'report/routes.csv'), 'utf8')).not.toMatch(/(^|,)"?=A/m)
})

/** The error of xmllint for a file. Empty if xmllint is not installed. */
function xmlFault(path: string): string {
  try {
    execFileSync('xmllint', ['--nonet', '--noout', path], { stdio: 'pipe' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  }
  return ''
}
