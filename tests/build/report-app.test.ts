import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildReportApp } from '../../generator/report/app/build-report-app.ts'
import { rootDir } from '../support/citywide.ts'
import { temporaryDir } from '../support/temporary.ts'

const textsOf = async (files: { path: string }[]) => Promise.all(files.map(({ path }) => readFile(path, 'utf8')))

test('the report app is a page, one classic script and one stylesheet', async () => {
  const { files } = await buildReportApp({ rootDir, cacheDir: await temporaryDir() })
  expect(files.map(({ file }) => file)).toEqual(['index.html', 'app/app.js', 'app/app.css'])
  const [page = '', script = '', style = ''] = await textsOf(files)
  expect(page).toContain('<script defer src="./app/app.js"></script>')
  expect(page).toContain('<link rel="stylesheet" href="./app/app.css">')
  // Chromium does not run modules from disk.
  expect(script).not.toMatch(/^\s*(import|export)\b|\bimport\.meta\b/m)
  expect(style).toContain('--ink')
})

test('the app is cached, and does not depend on NODE_ENV', async () => {
  const cacheDir = await temporaryDir()
  const first = await buildReportApp({ rootDir, cacheDir })
  const times = await Promise.all(first.files.map(async ({ path }) => (await stat(path)).mtimeMs))
  const second = await buildReportApp({ rootDir, cacheDir })
  expect(second).toEqual(first)
  expect(await Promise.all(second.files.map(async ({ path }) => (await stat(path)).mtimeMs))).toEqual(times)

  vi.stubEnv('NODE_ENV', 'development')
  const other = await buildReportApp({ rootDir, cacheDir: join(cacheDir, 'other') })
  vi.unstubAllEnvs()
  expect(await textsOf(other.files)).toEqual(await textsOf(first.files))
})
