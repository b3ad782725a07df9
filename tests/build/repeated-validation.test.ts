import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallSite } from '../support/citywide.ts'
import { copyTree } from '../support/files.ts'
import { validateSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

// The result of a validation is kept, and used again as long as nothing that it depends on has changed.

const mistake = { from: 'services/drain-cleaning.yaml', text: 'slug: drain-cleaning\nslug: drain-cleaning\n' }

async function openCase() {
  const dir = await temporaryDir()
  const [manifestDir, cacheDir] = [join(dir, 'manifest'), join(dir, 'cache')]
  copyTree(smallSite, manifestDir)
  const stages: string[] = []
  const onStage = ({ name }: { name: string }) => stages.push(name)
  const validate = async (today = '2026-11-20') =>
    (await validateSite({ manifestDir, cacheDir, today, onStage })).problems.map(({ code }) => code)
  return { manifestDir, validate, stages }
}

test('a mistake that was made since the last validation is found, and gone once it is corrected', async () => {
  const { manifestDir, validate } = await openCase()
  const file = join(manifestDir, mistake.from)
  expect(await validate()).toEqual([])
  writeFileSync(file, mistake.text)
  const found = await validate()
  expect(found).not.toEqual([])
  expect(await validate()).toEqual(found)
  copyFileSync(join(smallSite, mistake.from), file)
  expect(await validate()).toEqual([])
})

test('a slip of writing is reported each time, whichever file has changed since', async () => {
  const { manifestDir, validate } = await openCase()
  const [faqs, site] = ['faqs.yaml', 'site.yaml'].map((name) => join(manifestDir, name))
  if (!faqs || !site) throw new Error('The small site has both files.')
  expect(await validate()).toEqual([])
  const text = readFileSync(faqs, 'utf8')
  writeFileSync(faqs, text.replace(/answer: /, 'answer: The the '))
  expect(await validate()).toEqual(['word-twice'])
  appendFileSync(site, '# changed\n')
  expect(await validate()).toEqual(['word-twice'])
  writeFileSync(faqs, text)
  expect(await validate()).toEqual([])
})

test('the name of the company before the same word is not a slip, until the name changes', async () => {
  const { manifestDir, validate } = await openCase()
  const [faqs, site] = ['faqs.yaml', 'site.yaml'].map((name) => join(manifestDir, name))
  if (!faqs || !site) throw new Error('The small site has both files.')
  writeFileSync(
    faqs,
    readFileSync(faqs, 'utf8').replace(/answer: /, 'answer: Gorge Drain & Sewer sewer checks are free. '),
  )
  expect(await validate()).toEqual([])
  writeFileSync(site, readFileSync(site, 'utf8').replace('name: Gorge Drain & Sewer', 'name: Gorge Drain'))
  expect(await validate()).toContain('word-twice')
})

test('an unchanged manifest is not read again', async () => {
  const { validate, stages } = await openCase()
  await validate()
  await validate()
  expect(stages).toEqual(['load'])
})

test('a file that is gone, and another day, count as changes', async () => {
  const { manifestDir, validate, stages } = await openCase()
  await validate()
  await validate('2026-11-21')
  expect(stages).toEqual(['load', 'load'])
  rmSync(join(manifestDir, mistake.from))
  expect(await validate('2026-11-21')).not.toEqual([])
})

test('a site with code of its own is always validated', async () => {
  const { manifestDir, validate, stages } = await openCase()
  writeFileSync(join(manifestDir, '../citywide.config.ts'), 'export default {}\n')
  await validate()
  await validate()
  expect(stages).toEqual(['load', 'load'])
})
