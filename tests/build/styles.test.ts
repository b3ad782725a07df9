import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, inject, test } from 'vitest'
import { rootDir } from '../support/citywide.ts'
import { fileOf, samplePages } from '../support/sample-pages.ts'

const dist = join(inject('sampleDir'), 'dist')
const src = join(rootDir, 'src')

/** Classes without a rule of their own: scripts and tests find these elements. */
const hooks = ['embed']

const texts = (files: string[], dir: string) => files.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n')
const stylesheets = texts(fastGlob.sync('assets/*.css', { cwd: dist }), dist)

test('each class of a page has a rule in its styles', () => {
  for (const path of Object.values(samplePages)) {
    const html = readFileSync(fileOf(path), 'utf8')
    const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n')
    const styled = classesIn(`${stylesheets}${inline}`)
    const without = classesOf(html).filter((name) => !styled.has(name) && !hooks.includes(name))
    expect(without, `Classes of ${path} without a rule`).toEqual([])
  }
})

test('each class of the stylesheets is the class of some component', () => {
  const css = texts(fastGlob.sync('styles/*.css', { cwd: src }), src).replace(/\/\*.*?\*\//gs, '')
  const selectors = css.split('\n').filter((line) => /[{,]$/.test(line))
  const words = new Set(
    texts(fastGlob.sync('**/*.{ts,tsx}', { cwd: src, ignore: ['report/**'] }), src).match(/[\w-]+/g),
  )
  const unused = [...classesIn(selectors.join('\n'))].filter((name) => /^[a-z]/.test(name) && !words.has(name))
  expect(unused).toEqual([])
})

test('the stylesheet of the site is small, however many pages there are', () => {
  expect(Buffer.byteLength(stylesheets)).toBeLessThan(45_000)
  expect(stylesheets).not.toMatch(/draper|deep-cleaning/i)
})

function classesOf(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(' '))
  return [...new Set(names)]
}

const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** The class names in the selectors of a stylesheet, and a few numbers that begin with a point. */
function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g)
  return new Set([...names].map(([, name = '']) => unquoted(name)))
}

/** Resolves the escapes of CSS: `\32 xl\:flex` is `2xl:flex`. */
const unquoted = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
