import { type ChildProcess, spawn } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rootDir, smallSite } from '../support/citywide.ts'
import { temporaryDir } from '../support/temporary.ts'

const port = 5391

async function startedDev(manifest: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [join(rootDir, 'generator/citywide.mjs'), 'dev', '--manifest', manifest, '--port', String(port)],
    { env: { ...process.env, NODE_ENV: 'development' } },
  )
  onTestFinished(() => void child.kill())
  await vi.waitUntil(
    () =>
      get('/').then(
        () => true,
        () => false,
      ),
    { timeout: 60_000, interval: 200 },
  )
  return child
}

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, text: await response.text() }
}

test('the development server renders each page on request, and follows edits of the manifest', async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  await startedDev(manifest)

  const page = await get('/services/drain-cleaning/odell/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Drain Cleaning in Odell')
  expect((await get('/services/drain-cleaning/nowhere/')).status).toBe(404)
  expect((await get('//')).status).toBe(400) // no URL, and no reason to stop serving

  const cities = await readFile(join(manifest, 'cities.csv'), 'utf8')
  await writeFile(join(manifest, 'cities.csv'), cities.replace('Packing houses and homes', 'Cold stores and homes'))
  await vi.waitUntil(async () => (await get('/service-areas/odell/')).text.includes('Cold stores and homes'), {
    timeout: 20_000,
    interval: 200,
  })

  await writeFile(join(manifest, 'cities.csv'), cities.replace('97044', '9704'))
  await vi.waitUntil(async () => (await get('/')).text.includes('bad-zip'), { timeout: 20_000, interval: 200 })
  expect((await get('/')).status).toBe(500)

  await writeFile(join(manifest, 'cities.csv'), cities)
  await vi.waitUntil(async () => (await get('/')).status === 200, { timeout: 20_000, interval: 200 })
})
