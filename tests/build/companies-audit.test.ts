import { join } from 'node:path'
import { expect, test } from 'vitest'
import { companyEdits } from '../support/companies.ts'
import { withEditedSite } from '../support/manifest-case.ts'
import { auditSite, buildSite } from '../support/pipeline.ts'

// An audit compares the texts of a site with those of its manifest. In a site that no one has edited, it finds what the
// build found.

const companies = ['comunidad-de-madrid', 'north-yorkshire', 'two-offices', 'two-states']

/** The severity and code of each finding in the output of a command, each once. */
const codesIn = (output: string) => [
  ...new Set(Array.from(output.matchAll(/ ((?:error|warning|notice) [a-z-]+)$/gm), ([, code = '']) => code)),
]

test('the offices of a site without trailing slashes are where the manifest has them', async () => {
  const withoutSlash = { file: 'site.yaml', replace: 'trailingSlash: always', with: 'trailingSlash: never' }
  const edits = [...(await companyEdits('two-offices')), withoutSlash]
  await withEditedSite(edits, async ({ rootDir, manifestDir, today }) => {
    const { code, output } = await buildSite(join(rootDir, 'built'), manifestDir, { today })
    expect(code, output).toBe(0)
  })
})

test.each(companies)('an audit of the site of %s finds nothing that its build did not', async (company) => {
  await withEditedSite(await companyEdits(company), async ({ rootDir, manifestDir, today }) => {
    const dir = join(rootDir, 'built')
    const built = await buildSite(dir, manifestDir, { today })
    expect(built.code, built.output).toBe(0)
    const audited = await auditSite({ manifestDir, outDir: join(dir, 'dist'), reportDir: join(dir, 'audit') })
    expect(codesIn(built.output)).toEqual(expect.arrayContaining(codesIn(audited.output)))
    expect(codesIn(audited.output)).not.toEqual([])
  })
})
