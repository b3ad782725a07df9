import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { HostRules } from '../../generator/hosts/host-files.ts'
import type { RouteRow } from '../../generator/report/route-row.ts'
import { ask } from '../support/raw-request.ts'
import { installNginx, type RunningServer, startServer } from '../support/servers.ts'

// The sample company's site, served by nginx with the configuration that the build wrote.

const missing = installNginx()
const dir = inject('sampleDir')
const dist = join(dir, 'dist')
const read = (file: string) => readFileSync(join(dir, file), 'utf8')

describe.skipIf(missing !== undefined)(`the sample company under nginx${missing ? ` (${missing})` : ''}`, () => {
  const rules: HostRules = JSON.parse(read('report/hosting/rules.json'))
  const rows: RouteRow[] = JSON.parse(read('report/routes.json'))
  const pages = rows
    .filter(({ status, path }) => (status === 'page' || status === 'alias') && path !== '/404.html')
    .map(({ path }) => path)
  const other = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)
  let server: RunningServer

  beforeAll(async () => {
    server = await startServer('nginx', { dir: dist, text: read('report/hosting/nginx.conf') })
  })
  afterAll(() => server?.stop())

  /** URLs with a wrong response. */
  async function unlike(
    paths: readonly string[],
    isRight: (path: string, answer: Awaited<ReturnType<typeof ask>>) => boolean,
  ) {
    const wrong: string[] = []
    for (const path of paths) {
      const answer = await ask(server.url, path)
      if (!isRight(path, answer)) wrong.push(`${path} ${answer.status} ${JSON.stringify(answer.headers)}`)
    }
    return wrong
  }

  test('every page is served at its URL, with its bytes and every header', async () => {
    expect(pages.length).toBeGreaterThan(500)
    const headers = [
      ...rules.headers.every,
      ['Content-Security-Policy', rules.headers.policy.site],
      ['Cache-Control', rules.headers.cache.other],
    ] as const
    const wrong = await unlike(pages, (path, answer) => {
      const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`
      const hasAll = headers.every(([name, value]) => answer.headers[name.toLowerCase()] === value)
      return answer.status === 200 && hasAll && answer.body === readFileSync(join(dist, file), 'utf8')
    })
    expect(wrong).toEqual([])
  })

  test('the other form of every URL redirects in one step, with its query', async () => {
    const wrong = await unlike(
      pages.filter((path) => path !== '/').map((path) => `${other(path)}?from=a%20b`),
      (path, { status, headers }) =>
        status === 301 && headers.location === `${other(path.replace(/\?.*/, ''))}?from=a%20b`,
    )
    expect(wrong).toEqual([])
  })

  test('every file named by hash is immutable, every other is revalidated', async () => {
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.html') && !/^(_|\.ht|vercel)/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
    expect(files.some((file) => file.startsWith('/assets/')) && files.includes('/.well-known/security.txt')).toBe(true)
    const wrong = await unlike(files, (path, { status, headers }) => {
      const { hashed, other } = rules.headers.cache
      const isHashed = /^\/(assets|images)\//.test(path)
      const hasType = headers['content-type'] !== undefined && !headers['content-type'].includes('octet-stream')
      return status === 200 && hasType && headers['cache-control'] === (isHashed ? hashed : other)
    })
    expect(wrong).toEqual([])
  })

  test('every URL in the sitemaps and robots.txt exists', async () => {
    const origin = new URL(/Sitemap: (\S+)/.exec(read('dist/robots.txt'))?.[1] ?? '').origin
    const sitemaps = readdirSync(dist).filter((file) => /^sitemap.*\.xml$/.test(file))
    const listed = sitemaps.flatMap((file) =>
      [...read(`dist/${file}`).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(origin, '')),
    )
    expect(listed.length).toBeGreaterThan(500)
    expect(await unlike(listed, (_, { status }) => status === 200)).toEqual([])
  })

  test('an unknown URL is 404.html, also below a page', async () => {
    const page = read('dist/404.html')
    const paths = [
      '/no/',
      '/no/such/',
      '/no/such/page/',
      '/no/such/page/x',
      '/services/rocket/',
      '/about/x',
      '/assets/x.js',
      '/.env',
      '/.git/config',
      '/404.html',
    ]
    expect(await unlike(paths, (_, { status, body }) => status === 404 && body === page)).toEqual([])
  })

  test('missing URLs of the navigation are errors and nothing else', async () => {
    const gone = rows.filter(({ status }) => status === 'missing').map(({ path }) => path)
    expect(await unlike(gone, (_, { status }) => status === 404)).toEqual([])
  })
})
