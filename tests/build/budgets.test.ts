import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { fontWeights } from '#generator/assets/make-fonts.ts'
import { fileOf, samplePages } from '../support/sample-pages.ts'

const dist = join(inject('sampleDir'), 'dist')

/**
 * The most a page may weigh: bytes as they are sent, fonts as they are, the rest compressed as hosts do on the fly. The
 * styles are in the page, and counted apart from its HTML.
 */
const budget = { html: 15_000, css: 8_500, script: 2_000, fonts: 30_000, fontFiles: 2 }
/** The home page is over the budget of the others by the drawing of its map; compressed ahead, it is within it. */
const homeHtml = 16_000

describe('within its budget is', () => {
  test.each(Object.entries(samplePages))('%s', (_, path) => {
    const figures = weigh(path)
    const limits = path === '/' ? { ...budget, html: homeHtml } : budget
    const over = Object.entries(limits).filter(([part, most]) => figures[part as keyof typeof budget] > most)
    expect(over, `${path} weighs ${JSON.stringify(figures)}`).toEqual([])
    expect(Math.min(figures.css, figures.script), 'There is no style or no script to weigh.').toBeGreaterThan(0)
  })
})

test('the weights of the stylesheets are in the fonts', () => {
  const pages = Object.values(samplePages).map((path) => readFileSync(fileOf(path), 'utf8'))
  const css = pages.flatMap(stylesOf).join('')
  const weights = [...css.matchAll(/font-weight:(\d+)[;}]/g)].map(([, weight]) => Number(weight))
  expect(weights.length).toBeGreaterThan(0)
  const { min, max } = fontWeights.text
  expect(weights.filter((weight) => weight < min || weight > max)).toEqual([])
})

test('a page has every rule for its classes that another page has', () => {
  const pages = Object.values(samplePages).map((path) => readFileSync(fileOf(path), 'utf8'))
  const classesIn = (css: string) =>
    new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))
  const styled = classesIn(pages.flatMap(stylesOf).join(''))
  for (const html of pages) {
    const own = classesIn(stylesOf(html).join(''))
    const used = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(used.filter((name) => styled.has(name) && !own.has(name))).toEqual([])
  }
})

const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)

function weigh(path: string): typeof budget {
  const html = readFileSync(fileOf(path), 'utf8')
  const modules = withImports(urls(html, /<script type="module"[^>]* src="([^"]+)"/g))
  // The files with rare letters are loaded by pages that have one.
  const fonts = new Set(urls(html, /<link rel="preload" href="([^"]+)" as="font"/g))
  return {
    html: brotli(html.replace(/<style>.*?<\/style>/gs, '')),
    css: sum(stylesOf(html).map(brotli)),
    script: sum(modules.map((url) => brotli(read(url)))),
    fonts: sum([...fonts].map((url) => readFileSync(join(dist, url)).byteLength)),
    fontFiles: fonts.size,
  }
}

/** Modules, and all they import before they run. What they import later, when something wakes, is not among them. */
function withImports(modules: string[]): string[] {
  const found = new Set(modules)
  for (const url of found) {
    for (const specifier of urls(read(url), /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g))
      found.add(join(dirname(url), specifier))
  }
  return [...found]
}

function urls(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, url]) => url ?? [])
}

function read(url: string): string {
  return readFileSync(join(dist, url), 'utf8')
}

// Most pages load the same stylesheets and scripts; each is compressed once.
const sizes = new Map<string, number>()

function brotli(text: string): number {
  const size =
    sizes.get(text) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength
  sizes.set(text, size)
  return size
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
