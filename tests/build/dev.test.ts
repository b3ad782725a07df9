import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rootDir, smallSite } from '../support/citywide.ts'
import { plain } from '../support/picture-bytes.ts'
import { temporaryDir } from '../support/temporary.ts'

const port = 5391

async function startedDev(manifest: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      join(rootDir, 'generator/citywide.mjs'),
      'dev',
      '--manifest',
      manifest,
      '--public',
      join(manifest, '../public'),
      '--cache',
      join(manifest, '../cache'),
      '--port',
      String(port),
    ],
    { env: { ...process.env, NODE_ENV: 'development' } },
  )
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended // the next test listens on the same port
  })
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
  await mkdir(join(dir, 'public'))
  await writeFile(join(dir, 'public/humans.txt'), 'Made in Hood River.')
  await startedDev(manifest)

  expect(await get('/humans.txt')).toEqual({ status: 200, text: 'Made in Hood River.' })
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
  await vi.waitUntil(async () => (await get('/')).text.includes('bad-postal-code'), { timeout: 20_000, interval: 200 })
  expect((await get('/')).status).toBe(500)

  await writeFile(join(manifest, 'cities.csv'), cities)
  await vi.waitUntil(async () => (await get('/')).status === 200, { timeout: 20_000, interval: 200 })
})

test('it shows pictures that are added, replaced and broken while it runs, and the titled social picture', async () => {
  const manifest = join(await temporaryDir(), 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const site = await readFile(join(manifest, 'site.yaml'), 'utf8')
  await writeFile(join(manifest, 'site.yaml'), `socialPictures: titled\n${site}`)
  await startedDev(manifest)
  const photograph = join(manifest, 'images/odell-hero.jpg')
  const odell = () => get('/service-areas/odell/')
  let shown = ''
  /** The address of the city's picture, as soon as it is another than before. */
  const next = () =>
    vi.waitUntil(
      async () => {
        const [url = ''] = /\/images\/odell-hero-[0-9a-f]{8}-352\.jpg/.exec((await odell()).text) ?? []
        return url !== shown && url
      },
      { timeout: 20_000, interval: 200 },
    )
  for (const [strongest, color] of ['#cc2222', '#22cc22'].entries()) {
    await writeFile(photograph, await plain(color).jpeg().toBuffer())
    const former = shown
    shown = await next()
    const means = (await sharp(await picture(shown)).stats()).channels.map(({ mean }) => mean)
    expect(means.indexOf(Math.max(...means))).toBe(strongest)
    if (former) expect((await get(former)).status).toBe(404)
  }

  const [, social = ''] =
    /"og:image" content="[^"]*(\/images\/social\/service-areas-odell-[^"]+)"/.exec((await odell()).text) ?? []
  expect(await sharp(await picture(social)).metadata()).toMatchObject({ width: 1200, height: 630 })

  await writeFile(photograph, 'no picture')
  await vi.waitUntil(async () => (await odell()).text.includes('unreadable-picture'), {
    timeout: 20_000,
    interval: 200,
  })
  await rm(photograph)
  await vi.waitUntil(async () => (await odell()).text.includes('/images/river-'), { timeout: 20_000, interval: 200 })
})

test("it shows the site's own code, follows its edits, and names its mistakes", async () => {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const write = (body: string) =>
    writeFile(
      join(dir, 'citywide.config.tsx'),
      `import { defineConfig, useSite } from 'citywide'\nexport default defineConfig({ components: { AfterContent: () => ${body} } })\n`,
    )
  const shows = (text: string) =>
    vi.waitUntil(async () => (await get('/')).text.includes(text), { timeout: 20_000, interval: 200 })
  await startedDev(manifest)
  await write('<p className="tracking-[0.321em]">Call {useSite().manifest.site.business.name}</p>')
  await shows('Call <!-- -->Gorge Drain')
  await vi.waitUntil(async () => (await get('/src/styles.css')).text.includes('0.321em'), {
    timeout: 20_000,
    interval: 200,
  })
  await write('<p>Ring us</p>')
  await shows('Ring us')
  await write('<p>{JSON.parse("[")}</p>')
  await shows('components.AfterContent fails on /')
  await write('<p>Ring us</b>')
  await shows('config-does-not-compile')
  await write('<p>Back again</p>')
  await shows('Back again')
})

async function picture(url: string): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${port}${url}`)
  expect([response.status, response.headers.get('content-type')], url).toEqual([200, 'image/jpeg'])
  return Buffer.from(await response.arrayBuffer())
}
