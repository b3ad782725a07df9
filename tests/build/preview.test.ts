import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answersOf } from '../../generator/hosts/preview-rules.ts'
import { preview } from '../../generator/pipeline/preview.ts'
import { startPreview } from '../../generator/serve/preview.ts'
import { temporaryDir } from '../support/temporary.ts'

/** Serves some files, and fetches without following redirects. */
async function served(files: Record<string, string>) {
  const dir = await temporaryDir()
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(dir, file, '..'), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  const preview = await startPreview({ dir, port: 0, answers: answersOf(undefined) })
  onTestFinished(preview.close)
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(preview.url + path, { redirect: 'manual', headers })
}

test('a folder is served from its index.html', async () => {
  const get = await served({ 'a/index.html': 'page a' })
  const response = await get('/a/')
  expect([response.status, await response.text()]).toEqual([200, 'page a'])
})

test('the other form of a URL redirects permanently, with its query', async () => {
  const get = await served({ 'a/index.html': 'page a', 'b.html': 'page b' })
  const redirects = await Promise.all(['/a', '/a?x=1', '/b/'].map((path) => get(path)))
  expect(redirects.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [301, '/a/'],
    [301, '/a/?x=1'],
    [301, '/b'],
  ])
})

test('a page in a.html is served without the ending', async () => {
  const get = await served({ 'b.html': 'page b' })
  expect(await (await get('/b')).text()).toBe('page b')
})

test('an unknown URL is answered with 404.html and status 404', async () => {
  const get = await served({ '404.html': 'nothing here', 'a/index.html': 'a' })
  for (const path of ['/x', '/x/', '/a/b/c/', '/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%zz']) {
    const response = await get(path)
    expect([path, response.status, await response.text()]).toEqual([path, 404, 'nothing here'])
  }
})

test('texts are compressed on the way, images are sent as they are', async () => {
  const text = 'House cleaning in Alpine. '.repeat(200)
  const get = await served({ 'index.html': text, '404.html': text, 'a.png': text })
  const encodings = async (path: string) => {
    const response = await get(path, { 'accept-encoding': 'gzip, br' })
    expect(await response.text()).toBe(text)
    return response.headers.get('content-encoding')
  }
  expect(await Promise.all(['/', '/missing/', '/a.png'].map(encodings))).toEqual(['br', 'br', null])
})

test('files named by hash are immutable, pages are revalidated', async () => {
  const get = await served({ 'index.html': 'home', 'assets/x-1234.js': '1' })
  expect((await get('/assets/x-1234.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('a build that runs while its site is served changes the headers too', async () => {
  const dir = await temporaryDir()
  const [outDir, reportDir] = [join(dir, 'dist'), join(dir, 'report')]
  const build = async (policy: string, at: number) => {
    await mkdir(join(reportDir, 'hosting'), { recursive: true })
    const rules = { headers: { every: [['X-Policy', policy]] } }
    await writeFile(join(reportDir, 'hosting/rules.json'), JSON.stringify(rules))
    await utimes(join(reportDir, 'hosting/rules.json'), at, at)
  }
  await mkdir(outDir)
  await writeFile(join(outDir, 'index.html'), 'home')
  await build('one', 1000)
  const served = await preview({ outDir, reportDir }, 0)
  onTestFinished(served.close)
  const policy = async () => (await fetch(served.url)).headers.get('x-policy')
  expect(await policy()).toBe('one')
  await build('two', 2000)
  expect(await policy()).toBe('two')
})
