import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rootDir, smallSite } from '../support/citywide.ts'
import { plain } from '../support/picture-bytes.ts'
import { freePort, stop } from '../support/servers.ts'

// All tests edit one project, and undo their edits: starting the server takes longer than a test.
let dir: string
let manifest: string
let port: number
let server: ChildProcess

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'citywide-dev-'))
  manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  const site = await readFile(join(manifest, 'site.yaml'), 'utf8')
  await writeFile(join(manifest, 'site.yaml'), `socialPictures: titled\n${site}`)
  await mkdir(join(dir, 'public'))
  await writeFile(join(dir, 'public/humans.txt'), 'Made in Hood River.')
  const dirs = ['--manifest', manifest, '--public', join(dir, 'public'), '--cache', join(dir, 'cache')]
  port = await freePort()
  server = spawn(process.execPath, [join(rootDir, 'generator/citywide.mjs'), 'dev', ...dirs, '--port', String(port)], {
    env: { ...process.env, NODE_ENV: 'development' },
  })
  await untilShown('/', '<h1')
})
afterAll(async () => {
  await stop(server)
  await rm(dir, { recursive: true, force: true })
})

/** Waits until a URL is answered with a text. */
const untilShown = (path: string, text: string) =>
  vi.waitUntil(
    () =>
      get(path).then(
        (answer) => answer.text.includes(text),
        () => false,
      ),
    { timeout: 60_000, interval: 100 },
  )

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, text: await response.text() }
}

test('the development server renders each page on request, and follows edits of the manifest', async () => {
  expect(await get('/humans.txt')).toEqual({ status: 200, text: 'Made in Hood River.' })
  const page = await get('/services/drain-cleaning/odell/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Drain Cleaning in Odell')
  expect((await get('/services/drain-cleaning/nowhere/')).status).toBe(404)
  expect((await get('//')).status).toBe(400) // no URL, and no reason to stop serving

  const cities = await readFile(join(manifest, 'cities.csv'), 'utf8')
  await writeFile(join(manifest, 'cities.csv'), cities.replace('Packing houses and homes', 'Cold stores and homes'))
  await untilShown('/service-areas/odell/', 'Cold stores and homes')

  await writeFile(join(manifest, 'cities.csv'), cities.replace('97044', '9704'))
  await untilShown('/', 'bad-postal-code')
  expect((await get('/')).status).toBe(500)

  // As an editor that empties a file before it writes it.
  await writeFile(join(manifest, 'cities.csv'), '')
  await writeFile(join(manifest, 'cities.csv'), cities)
  await vi.waitUntil(async () => (await get('/')).status === 200, { timeout: 20_000, interval: 100 })
})

test('it shows pictures that are added, replaced and broken while it runs, and the titled social picture', async () => {
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
      { timeout: 20_000, interval: 100 },
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
  await untilShown('/service-areas/odell/', 'unreadable-picture')
  await rm(photograph)
  await untilShown('/service-areas/odell/', '/images/river-')
})

test("it shows the site's own code, follows its edits, and names its mistakes", async () => {
  const write = (body: string) =>
    writeFile(
      join(dir, 'citywide.config.tsx'),
      `import { defineConfig, useSite } from 'citywide'\nexport default defineConfig({ components: { AfterContent: () => ${body} } })\n`,
    )
  await write('<p className="tracking-[0.321em]">Call {useSite().manifest.site.business.name}</p>')
  await untilShown('/', 'Call <!-- -->Gorge Drain')
  await untilShown('/src/styles.css', '0.321em')
  await write('<p>Ring us</p>')
  await untilShown('/', 'Ring us')
  await write('<p>{JSON.parse("[")}</p>')
  await untilShown('/', 'components.AfterContent fails on /')
  await write('<p>Ring us</b>')
  await untilShown('/', 'config-does-not-compile')
  await write('<p>Back again</p>')
  await untilShown('/', 'Back again')
  await rm(join(dir, 'citywide.config.tsx'))
})

async function picture(url: string): Promise<Buffer> {
  const response = await fetch(`http://127.0.0.1:${port}${url}`)
  expect([response.status, response.headers.get('content-type')], url).toEqual([200, 'image/jpeg'])
  return Buffer.from(await response.arrayBuffer())
}
