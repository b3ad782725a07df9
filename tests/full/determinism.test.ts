import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { buildInto, rootDir } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
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
