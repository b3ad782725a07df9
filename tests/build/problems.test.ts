import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { painter, problemText } from '#generator/cli/print.ts'
import { hasErrors } from '#generator/core/problem.ts'
import { rowsToRun } from '../support/campaign.ts'
import { companyEdits } from '../support/companies.ts'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { buildSite, validateSite } from '../support/pipeline.ts'

// Each folder holds the smallest edit of the small site that causes a problem, and the printed result.

const fixtures = fileURLToPath(new URL('../fixtures/problems', import.meta.url))
const folders = readdirSync(fixtures)
/** Those that are built too: a build loads a manifest as `validate` does. */
const built = new Set(rowsToRun(folders, (_, index) => index % 8 === 0))

const cases = folders.map((folder) => {
  const name = folder.replaceAll('-', ' ')
  return [built.has(folder) ? `${name}, and validate refuses what build refuses` : name, folder] as const
})

test.each(cases)('%s', async (_, folder) => {
  // case.yaml is a list of edits; one of another shape fails as it is applied.
  const edits = parse(await readFile(`${fixtures}/${folder}/case.yaml`, 'utf8')) as ManifestEdit[]
  await withEditedSite(edits, async (dirs) => {
    const { problems } = await validateSite(dirs)
    const printed = problems.map((problem) => `${problemText(problem, painter(false))}\n`).join('')
    expect(printed).toBe(await readFile(`${fixtures}/${folder}/expected.txt`, 'utf8'))
    if (!built.has(folder)) return
    const { code } = await buildSite(join(dirs.rootDir, 'built'), dirs.manifestDir, { today: dirs.today })
    expect(code).toBe(hasErrors(problems) ? 1 : 0)
  })
})

test('the small site itself has no problem', async () => {
  const problems = await withEditedSite([], async (dirs) => (await validateSite(dirs)).problems)
  expect(problems).toEqual([])
})

test('the endpoint of a company with "your" in its name is not an example', async () => {
  const endpoint = 'quotes: { endpoint: "https://api.yourplumber.com/quotes" }'
  const edit = { file: 'site.yaml', replace: 'language: en-US', with: `language: en-US\n${endpoint}` }
  const problems = await withEditedSite([edit], async (dirs) => (await validateSite(dirs)).problems)
  expect(problems).toEqual([])
})

test('a postal code in small letters is shown as it is written', async () => {
  const edits = (await companyEdits('north-yorkshire')).map((each) =>
    'write' in each && each.file === 'cities.csv'
      ? { ...each, write: each.write.replace('1JD BD23', '1JD bd23') }
      : each,
  )
  const problems = await withEditedSite(edits, async (dirs) => (await validateSite(dirs)).problems)
  expect(problems.map(({ code, fix }) => [code, fix])).toContainEqual([
    'bad-postal-code',
    'Write it in capitals: BD23.',
  ])
})

test('a slug may leave out the apostrophe of a name', async () => {
  const row =
    'hood-river,Dave’s Corner,daves-corner,,,,,,,,"Dave’s Corner is a crossroads with a store and three farms.",Made up'
  const edit = { file: 'cities.csv', replace: 'No population known\n', with: `No population known\n${row}\n` }
  const problems = await withEditedSite([edit], async (dirs) => (await validateSite(dirs)).problems)
  expect(problems).toEqual([])
})

test('the name of a county may include its designation', async () => {
  const edits = [
    { file: 'counties/hood-river.yaml', replace: 'name: Hood River', with: 'name: Hood River County' },
    { file: 'counties/hood-river.yaml', replace: 'body: ', with: 'body: Hood River County has orchards. ' },
  ]
  const problems = await withEditedSite(edits, async (dirs) => (await validateSite(dirs)).problems)
  expect(problems).toEqual([])
})
