import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, inject, test } from 'vitest'
import { distinctPages } from '../support/distinct-pages.ts'
import { hasJava, nuErrors } from '../support/nu-html-checker.ts'

const dist = join(inject('sampleDir'), 'dist')
const why = hasJava ? '' : ' (needs Java)'

test.skipIf(!hasJava)(`the Nu HTML checker finds no error on a page of each skeleton${why}`, async () => {
  const files = distinctPages(dist).map(({ file }) => file)
  expect(await nuErrors(dist, files)).toEqual([])
})

test('every frame shows another origin', async () => {
  for (const file of await fastGlob('**/*.html', { cwd: dist, absolute: true })) {
    const html = await readFile(file, 'utf8')
    const frames = [...html.matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(([, src = '']) => src)
    const [canonical = 'https://unknown.example'] = html.match(/(?<=rel="canonical" href=")[^"]+/) ?? []
    expect(frames.filter((src) => new URL(src, canonical).origin === new URL(canonical).origin)).toEqual([])
  }
})
