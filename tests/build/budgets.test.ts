import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { fontWeights } from '#generator/assets/make-fonts.ts'
import { fileOf, samplePages } from '../support/sample-pages.ts'

const dist = join(inject('sampleDir'), 'dist')

/** The most a page may weigh: bytes as they are sent, fonts as they are and the rest with brotli. */
const budget = { html: 15_000, css: 12_000, script: 2_000, fonts: 30_000, fontFiles: 2 }

describe('within its budget is', () => {
  test.each(Object.entries(samplePages))('%s', (_, path) => {
    const figures = weigh(path)
    const over = Object.entries(budget).filter(([part, most]) => figures[part as keyof typeof budget] > most)
    expect(over, `${path} weighs ${JSON.stringify(figures)}`).toEqual([])
    expect(Math.min(figures.css, figures.script), 'There is no stylesheet or no script to weigh.').toBeGreaterThan(0)
  })
})

test('the weights of the stylesheets are in the fonts', () => {
  const css = urls(readFileSync(fileOf('/'), 'utf8'), /<link rel="stylesheet" href="([^"]+)"/g)
    .map(read)
    .join('')
  const weights = [...css.matchAll(/font-weight:(\d+)[;}]/g)].map(([, weight]) => Number(weight))
  expect(weights.length).toBeGreaterThan(0)
  const { min, max } = fontWeights.text
  expect(weights.filter((weight) => weight < min || weight > max)).toEqual([])
})

function weigh(path: string): typeof budget {
  const html = readFileSync(fileOf(path), 'utf8')
  const stylesheets = urls(html, /<link rel="stylesheet" href="([^"]+)"/g)
  const modules = withImports(urls(html, /<script type="module" src="([^"]+)"/g))
  // The files with rare letters are loaded by pages that have one.
  const fonts = new Set(urls(html, /<link rel="preload" href="([^"]+)" as="font"/g))
  return {
    html: brotli(html),
    css: sum(stylesheets.map((url) => brotli(read(url)))),
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
  const size = sizes.get(text) ?? brotliCompressSync(text).byteLength
  sizes.set(text, size)
  return size
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
