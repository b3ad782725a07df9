import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { painter, problemText } from '#generator/cli/print.ts'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { validateSite } from '../support/pipeline.ts'

// Each folder contains the smallest edit of the small site that causes a problem, and the expected output.

const fixtures = fileURLToPath(new URL('../fixtures/problems', import.meta.url))
const cases = readdirSync(fixtures).map((folder) => [folder.replaceAll('-', ' '), folder])

test.each(cases)('%s', async (_, folder) => {
  // case.yaml is a list of edits. An edit of another shape fails when it is applied.
  const edits = parse(await readFile(`${fixtures}/${folder}/case.yaml`, 'utf8')) as ManifestEdit[]
  const printed = await withEditedSite(edits, async (dirs) => {
    const { problems } = await validateSite(dirs)
    return problems.map((problem) => `${problemText(problem, painter(false))}\n`).join('')
  })
  expect(printed).toBe(await readFile(`${fixtures}/${folder}/expected.txt`, 'utf8'))
})

test('the small site itself has no problem', async () => {
  const problems = await withEditedSite([], async (dirs) => (await validateSite(dirs)).problems)
  expect(problems).toEqual([])
})
