import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from '#generator/emit/precompress.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const text = 'A sentence that is said again and again. '.repeat(40)

/** Compresses files with a cache, and returns the staged copies. */
async function run(files: Record<string, string | Buffer>, dir: string, jobs = 2) {
  const staged = new Map<string, Buffer>()
  const entries = []
  await mkdir(join(dir, 'staging'), { recursive: true })
  for (const [index, [file, bytes]] of Object.entries(files).entries()) {
    const path = join(dir, 'staging', String(index))
    await writeFile(path, bytes)
    entries.push({ file, phase: 'page', path })
  }
  const counts = await precompress({
    files: entries,
    cacheDir: join(dir, 'cache'),
    jobs,
    stage: (file, _, bytes) => staged.set(file, Buffer.from(bytes)),
    onProgress: () => {},
  })
  return { ...counts, staged }
}

test('each text file has a copy in both encodings that decompresses to the file', async () => {
  const { staged, copies } = await run(
    { 'a/index.html': text, 'sitemap.xml': text, 'b.svg': text },
    await temporaryDir(),
  )
  expect(copies).toBe(6)
  expect(brotliDecompressSync(staged.get('a/index.html.br') ?? '').toString()).toBe(text)
  expect(gunzipSync(staged.get('sitemap.xml.gz') ?? '').toString()).toBe(text)
})

test('images, fonts, small files and host configuration have no copies', async () => {
  const files = {
    'a.avif': text,
    'a.woff2': text,
    'a.html': 'small',
    'vercel.json': text,
    '.htaccess': text,
    _headers: text,
  }
  expect((await run(files, await temporaryDir())).copies).toBe(0)
})

test('a copy that is not smaller is left out', async () => {
  const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * index * 7919 + index * 104729) % 251))
  const { staged } = await run({ 'a.txt': noise }, await temporaryDir())
  for (const copy of staged.values()) expect(copy.byteLength).toBeLessThan(400)
})

test('an unchanged file is not compressed again, and its copy has the same bytes', async () => {
  const dir = await temporaryDir()
  const first = await run({ 'a.html': text, 'b.html': `${text}b` }, dir)
  const again = await run({ 'a.html': text, 'b.html': `${text}changed` }, dir, 1)
  expect([first.compressed, again.compressed]).toEqual([4, 2])
  expect(again.staged.get('a.html.br')).toEqual(first.staged.get('a.html.br'))
})

test('a damaged cache entry is replaced', async () => {
  const dir = await temporaryDir()
  const first = await run({ 'a.html': text }, dir)
  for (const name of await readdir(join(dir, 'cache'))) {
    const path = join(dir, 'cache', name)
    await writeFile(path, (await readFile(path)).subarray(0, 20))
  }
  const again = await run({ 'a.html': text }, dir)
  expect(again.compressed).toBe(2)
  expect(again.staged).toEqual(first.staged)
})

test('a folder in place of a cache entry, and an empty entry, are replaced', async () => {
  const dir = await temporaryDir()
  const first = await run({ 'a.html': text }, dir)
  const [br = '', gz = ''] = (await readdir(join(dir, 'cache'))).sort()
  await writeFile(join(dir, 'cache', br), '')
  const { rm } = await import('node:fs/promises')
  await rm(join(dir, 'cache', gz))
  await mkdir(join(dir, 'cache', gz))
  expect((await run({ 'a.html': text }, dir)).staged).toEqual(first.staged)
})
