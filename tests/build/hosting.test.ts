import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { sharedCache, smallSite } from '../support/citywide.ts'
import { treeHashes } from '../support/files.ts'
import { type BuildSiteOptions, buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

/** A copy of the small site for several hosts, with former URLs. */
async function hostedSite({ hosts, redirects }: { hosts: string; redirects?: string }) {
  const dir = await temporaryDir()
  const manifest = join(dir, 'manifest')
  await cp(smallSite, manifest, { recursive: true })
  await appendFile(join(manifest, 'site.yaml'), `hosting: { hosts: [${hosts}] }\n`)
  if (redirects) await writeFile(join(manifest, 'redirects.yaml'), redirects)
  const read = (file: string) => readFile(join(dir, file), 'utf8')
  const build = (options?: BuildSiteOptions) => buildSite(dir, manifest, options)
  return { dir, manifest, read, build }
}

const redirects = `
- { from: /old/, to: /services/ }
- { from: /blog/:slug/, to: /services/ }
- { from: /gone/, gone: It was never true. }
`

test('each host gets its files from one list of redirects, and the report holds server configuration', async () => {
  const { dir, read, build } = await hostedSite({
    hosts: 'netlify, vercel, apache, nginx, caddy, github-pages',
    redirects,
  })
  const { code, output } = await build()
  expect([code, output]).toEqual([0, expect.stringContaining('host-follows-no-pattern')])
  expect(await read('dist/_redirects')).toContain('/old/ /services/ 301!')
  expect(JSON.parse(await read('dist/vercel.json')).redirects[0]).toMatchObject({
    source: '/old/',
    destination: '/services/',
  })
  for (const file of ['dist/.htaccess', 'report/hosting/nginx.conf', 'report/hosting/Caddyfile'])
    expect(await read(file)).toMatch(/\/old\/?/)
  expect(await read('dist/old/index.html')).toContain('http-equiv="refresh"')
  expect(existsSync(join(dir, 'dist/.nojekyll'))).toBe(true)
  expect((await readdir(join(dir, 'report/hosting'))).sort()).toEqual([
    'Caddyfile',
    'netlify.toml',
    'nginx.conf',
    'rules.json',
  ])
})

test('redirect pages are in no sitemap, and are redirects in the report', async () => {
  const { dir, read, build } = await hostedSite({ hosts: 's3', redirects })
  expect((await build()).code).toBe(0)
  const sitemaps = (await readdir(join(dir, 'dist'))).filter((file) => file.startsWith('sitemap'))
  for (const name of sitemaps) expect(await read(`dist/${name}`)).not.toContain('/old/')
  const rows: RouteRow[] = JSON.parse(await read('report/routes.json'))
  expect(rows.filter(({ path }) => path.startsWith('/old/')).map(({ status }) => status)).toEqual(['redirect'])
})

test('the next build removes the files of a host that is no longer listed', async () => {
  const { dir, manifest, build } = await hostedSite({ hosts: 'apache, caddy, github-pages', redirects })
  await build()
  const site = join(manifest, 'site.yaml')
  await writeFile(site, (await readFile(site, 'utf8')).replace('[apache, caddy, github-pages]', '[nginx]'))
  expect((await build()).code).toBe(0)
  for (const file of ['.htaccess', '.nojekyll', 'old/index.html'])
    expect([file, existsSync(join(dir, 'dist', file))]).toEqual([file, false])
  expect((await readdir(join(dir, 'report/hosting'))).sort()).toEqual(['nginx.conf', 'rules.json'])
})

test('without hosts there are no host files, and every page has its policy', async () => {
  const { dir, read, build } = await hostedSite({ hosts: '' })
  expect((await build()).code).toBe(0)
  expect((await readdir(join(dir, 'dist'))).filter((file) => /^[._]|json$/.test(file))).toEqual([])
  expect(await read('dist/index.html')).toContain('<meta http-equiv="Content-Security-Policy"')
})

test('compressed copies exist with the flag only, and are the same with any number of threads', async () => {
  const { dir, read, build } = await hostedSite({ hosts: 'nginx' })
  // The shared cache, but nothing is compressed yet.
  const cacheDir = join(dir, 'cache')
  await mkdir(cacheDir)
  const shared = (await readdir(sharedCache)).filter((name) => name !== 'compressed')
  await Promise.all(shared.map((name) => symlink(join(sharedCache, name), join(cacheDir, name))))
  const { output } = await build({ cacheDir, isPrecompressed: true, jobs: 1 })
  const bytes = await readFile(join(dir, 'dist/index.html.br'))
  expect(brotliDecompressSync(bytes).toString()).toBe(await read('dist/index.html'))
  expect(await read('report/hosting/nginx.conf')).toContain('gzip_static on;')
  expect(output).toMatch(/compress .* copies, [1-9]/)
  const first = await treeHashes(join(dir, 'dist'))

  await rm(join(dir, 'report'), { recursive: true }) // or there would be nothing to build
  const again = await build({ cacheDir, isPrecompressed: true, jobs: 3 })
  expect(again.output).toMatch(/copies, 0 compressed/)
  expect(again.output).toMatch(/0 new, 0 changed/)
  for (const name of ['report', 'cache/compressed']) await rm(join(dir, name), { recursive: true })
  const compressed = await build({ cacheDir, isPrecompressed: true, jobs: 3 })
  expect(compressed.output).toMatch(/compress .* copies, [1-9]/)
  expect(await treeHashes(join(dir, 'dist'))).toEqual(first)

  await build()
  const left = await readdir(join(dir, 'dist'), { recursive: true })
  expect(left.filter((file) => /\.(br|gz)$/.test(file))).toEqual([])
  expect(await read('report/hosting/nginx.conf')).not.toContain('gzip_static')
})

test('a build that does not publish leaves the server configuration unchanged', async () => {
  const { manifest, read, build } = await hostedSite({ hosts: 'nginx' })
  await build()
  const before = await read('report/hosting/rules.json')
  await appendFile(join(manifest, 'navigation.yaml'), '\nnonsense: true\n')
  expect((await build()).code).toBe(1)
  expect(await read('report/hosting/rules.json')).toBe(before)
})

test('a link to a redirected URL is a warning, and the build succeeds', async () => {
  const { manifest, build } = await hostedSite({ hosts: 'nginx', redirects })
  const service = join(manifest, 'services/drain-cleaning.yaml')
  await writeFile(service, (await readFile(service, 'utf8')).replace('(/services/sewer-inspection/)', '(/old/)'))
  const { code, output } = await build()
  expect(output).toContain('warning link-redirected')
  expect(output).toContain('goes to /old/, which redirects to /services/')
  expect(code).toBe(0)
})

test('a redirect to a missing fragment is a warning, also through another redirect, and the build succeeds', async () => {
  const { build } = await hostedSite({
    hosts: 'nginx',
    redirects: '- { from: /old, to: /older/#nothing-here }\n- { from: /older/, to: /services/ }\n',
  })
  const { code, output } = await build()
  expect(output).toMatch(/redirects\.yaml:1:\d+ warning redirect-fragment/)
  expect(output).toContain('redirects to /services/#nothing-here, but that page has no element')
  expect(output).not.toContain('redirects-without-host')
  expect(code).toBe(0)
})

test('redirects without a host to apply them are a warning at the first', async () => {
  const { build } = await hostedSite({ hosts: '', redirects })
  const { code, output } = await build()
  expect(output).toMatch(/redirects\.yaml:2:\d+ warning redirects-without-host/)
  expect(output).toContain('This file has 3 redirects')
  expect(code).toBe(0)
})
