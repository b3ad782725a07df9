import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { type FontOptions, isFirstFont, makeFonts } from '#generator/assets/make-fonts.ts'
import { usedLetters } from '#generator/assets/site-letters.ts'
import type { Manifest } from '#manifest/schema.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const both: FontOptions['typeface'] = { heading: 'fraunces', text: 'figtree' }

/** The files of `@font-face` rules, in order. */
const filesIn = (css: string) => [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file)
/** Without a code point that ends the table of a font and is not a letter. */
const lettersIn = (file: string) =>
  String.fromCodePoint(...(create(readFileSync(file)) as Font).characterSet.filter((point) => point !== 0xffff))

test('each letter of a typeface is in one file, and the usual ones are in the first', async () => {
  const css = await makeFonts({ typeface: both, letters: 'éąęłś', cacheDir: await temporaryDir() })
  const fraunces = filesIn(css).filter((file) => file.includes('fraunces'))
  expect(fraunces.map((file) => basename(file))).toEqual([
    'fraunces-latin-rest.woff2',
    'fraunces-latin-ext-rest.woff2',
    'fraunces-vietnamese-rest.woff2',
    'fraunces-latin-first.woff2',
    'fraunces-latin-ext-first.woff2',
  ])
  const letters = fraunces.map(lettersIn)
  expect(letters[3]).toMatch(/^(?=.*a)(?=.*Z)(?=.*’)(?=.*€)(?=.*é)/)
  expect(letters[4]).toBe('ąęłś')
  const all = letters.join('')
  expect(new Set(all).size).toBe([...all].length)
  // The ranges of two files have no letter in common, or a browser would load both.
  const ranges = [...css.matchAll(/font-family:Fraunces;.*?unicode-range:([^}]+)/g)].map(([, list = '']) => list)
  const named = ranges.flatMap((list) =>
    list.split(',').flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }),
  )
  expect(ranges).toHaveLength(fraunces.length)
  expect(new Set(named).size).toBe(named.length)
})

test('the files of a site in one language and two typefaces weigh at most 30 kB', async () => {
  const css = await makeFonts({ typeface: both, letters: '', cacheDir: await temporaryDir() })
  const first = filesIn(css).filter(isFirstFont)
  expect(first).toHaveLength(2)
  expect(first.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThanOrEqual(30_000)
})

test('the same letters make the same bytes in another cache', async () => {
  const options = { typeface: { heading: 'system', text: 'figtree' }, letters: 'äöü' } as const
  const [once, again] = [await temporaryDir(), await temporaryDir()]
  const files = filesIn(await makeFonts({ ...options, cacheDir: once }))
  expect(filesIn(await makeFonts({ ...options, cacheDir: again }))).toEqual(
    files.map((file) => file.replace(once, again)),
  )
  for (const file of files) expect(readFileSync(file.replace(once, again))).toEqual(readFileSync(file))
})

test('one typeface in both roles is loaded once, in the weights of both', async () => {
  const cacheDir = await temporaryDir()
  const css = await makeFonts({ typeface: { heading: 'figtree', text: 'figtree' }, letters: '', cacheDir })
  expect(filesIn(css).filter(isFirstFont)).toHaveLength(1)
  expect(css).toContain('font-weight:400 700')
  const [heading] = filesIn(await makeFonts({ typeface: { ...both, text: 'system' }, letters: '', cacheDir }))
  expect((create(readFileSync(heading ?? '')) as Font).variationAxes).toEqual({})
})

test('a site in the system typeface has no fonts', async () => {
  const typeface = { heading: 'system', text: 'system' } as const
  expect(await makeFonts({ typeface, letters: 'é', cacheDir: await temporaryDir() })).toBe('')
})

test('a font of the device takes the metrics of the typeface that it replaces', async () => {
  const css = await makeFonts({ typeface: both, letters: '', cacheDir: await temporaryDir() })
  // Figtree is 1.4 % wider than Arial, and its ascent is 0.95 em.
  expect(css).toContain(
    "font-family:'Figtree Fallback';font-weight:normal;src:local('Arial'),local('Liberation Sans'),local('Arimo');" +
      'size-adjust:101.42%;ascent-override:93.67%;descent-override:24.65%;line-gap-override:0%',
  )
})

test('for a name with a foreign letter, no further file is preloaded', async () => {
  const css = await makeFonts({ typeface: both, letters: 'éł', cacheDir: await temporaryDir() })
  expect(filesIn(css).filter(isFirstFont)).toHaveLength(2)
})

test('the letters of a site are those of its texts, small and capital, and not of the paths of its files', () => {
  const manifest = { pages: [{ text: 'Süß für Groß', at: { file: '/home/žofie/site.yaml' } }] } as unknown as Manifest
  expect(usedLetters(manifest)).toBe('Üßü')
})
