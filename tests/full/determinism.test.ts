import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { buildInto, rootDir } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { auditSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

test('the command line builds the sample with the same bytes in another time zone, locale and directory', async () => {
  const dir = await temporaryDir()
  const { code } = await buildInto(dir, join(rootDir, 'manifest'), ['--jobs', '1'], {
    cwd: dir,
    env: { TZ: 'Asia/Tokyo', LANG: 'C', LC_ALL: 'C' },
  })
  expect(code).toBe(0)
  expect(await treeHashes(join(dir, 'dist'))).toEqual(await treeHashes(join(inject('sampleDir'), 'dist')))
  expect(await treeHashes(join(dir, 'report'))).toEqual(await treeHashes(join(inject('sampleDir'), 'report')))
})

test('the report of an audit of the sample has the same bytes for any number of threads', async () => {
  const dir = await temporaryDir()
  const audited = { outDir: join(inject('sampleDir'), 'dist'), manifestDir: join(rootDir, 'manifest') }
  const [one, two] = [join(dir, 'one'), join(dir, 'two')]
  for (const [jobs, reportDir] of [one, two].entries()) await auditSite({ ...audited, reportDir, jobs: jobs + 1 })
  const hashes = await treeHashes(one)
  expect(Object.keys(hashes)).toContain('data/rows.js')
  expect(await treeHashes(two)).toEqual(hashes)
})
