import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test, vi } from 'vitest'
import { bundleReportApp } from '../../generator/core/compile/bundle-report-app.mjs'
import { findCompiled } from '../../generator/core/compile/compiled.ts'
import { rootDir } from '../support/citywide.ts'
import { temporaryDir } from '../support/temporary.ts'

const filesIn = (dir: string) => fastGlob.sync('**', { cwd: dir }).sort()

test('the report app is a page, one classic script and one stylesheet', async () => {
  const { reportApp } = await findCompiled(rootDir)
  const read = (file: string) => readFileSync(join(reportApp, file), 'utf8')
  expect(filesIn(reportApp)).toEqual(['app/app.css', 'app/app.js', 'index.html'])
  expect(read('index.html')).toContain('<script defer src="./app/app.js"></script>')
  expect(read('index.html')).toContain('<link rel="stylesheet" href="./app/app.css">')
  // Chromium does not run modules from disk.
  expect(read('app/app.js')).not.toMatch(/^\s*(import|export)\b|\bimport\.meta\b/m)
  expect(read('app/app.css')).toContain('--ink')
})

test('the app does not depend on NODE_ENV', async () => {
  const { reportApp } = await findCompiled(rootDir)
  const dir = await temporaryDir()
  vi.stubEnv('NODE_ENV', 'development')
  await bundleReportApp(rootDir, dir)
  vi.unstubAllEnvs()
  for (const file of filesIn(reportApp))
    expect(readFileSync(join(dir, file)).equals(readFileSync(join(reportApp, file))), file).toBe(true)
})
