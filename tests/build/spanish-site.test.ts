import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { loadMessages } from '#generator/load/load-messages.ts'
import { everyScreen } from '../support/every-screen.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { type Element, elementsOf, jsonLdBlocks, textOf, visibleText } from '../support/parsed-page.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

test('a site in Spanish has no English sentence of the program on any page', { timeout: 300_000 }, async () => {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'm')
  await applyEdits(manifestDir, [
    ...everyScreen,
    { file: 'site.yaml', replace: 'language: en-US', with: 'language: es-ES' },
  ])
  const { code, output } = await buildSite(dir, manifestDir)
  expect(output).not.toContain(' error ')
  expect(code).toBe(0)

  const files = fastGlob.sync('**/*.html', { cwd: join(dir, 'dist') }).sort()
  expect(files.length).toBeGreaterThan(25)
  const written = new Set(manifestWords(manifestDir))
  const patterns = englishPatterns()
  const english = files.flatMap((file) =>
    textsOf(readFileSync(join(dir, 'dist', file), 'utf8'))
      .filter((text) => !written.has(text) && patterns.some((pattern) => pattern.test(text)))
      .map((text) => `${file}: ${text}`),
  )
  expect(english).toEqual([])
})

test('a page in Spanish has the order of words of its language', { timeout: 300_000 }, async () => {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'm')
  await applyEdits(manifestDir, [{ file: 'site.yaml', replace: 'language: en-US', with: 'language: es-ES' }])
  await buildSite(dir, manifestDir)
  const page = (path: string) => readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8')

  const place = page('service-areas/odell')
  expect(place).toContain('<html lang="es-ES">')
  expect(place).toContain('<title>Servicios de drain en Odell, OR')
  const text = visibleText(place)
  expect(text).toContain('Llamar al (541) 555-0137')
  expect(text).toContain('Lunes a viernes, de 7:00 a 16:30 Pacific time')
  expect(visibleText(page('services/drain-cleaning/odell'))).toContain('Drain Cleaning en Odell')
})

/** The texts of a page, each as one element, attribute or value of structured data has it. */
function textsOf(html: string): string[] {
  const attributes = new Set(['aria-label', 'alt', 'title', 'content', 'placeholder', 'data-back', 'data-heading'])
  const texts = elementsOf(html).flatMap((element) => [
    ...(element.tagName === 'script' || element.tagName === 'style' ? [] : phraseOf(element)),
    ...element.attrs.flatMap(({ name, value }) => (attributes.has(name) ? [value] : [])),
    ...element.attrs.flatMap(({ name, value }) => (name === 'data-props' ? strings(JSON.parse(value)) : [])),
  ])
  return [...texts, ...jsonLdBlocks(html).flatMap((block) => strings(JSON.parse(block)))].map((text) => text.trim())
}

/** The text of an element that has text of its own. */
function phraseOf(element: Element): string[] {
  return element.childNodes.some((node) => node.nodeName === '#text' && textOf(node).trim()) ? [textOf(element)] : []
}

/** The texts in a value. Types and ids of structured data are names of its vocabulary, which is English. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key.startsWith('@') && key !== '@graph' ? [] : strings(part)))
}

/** The texts of the manifest, which are in English here. */
function manifestWords(manifestDir: string): string[] {
  const files = fastGlob.sync('**/*.{yaml,md,csv}', { cwd: manifestDir })
  return files.flatMap((file) => {
    const text = readFileSync(join(manifestDir, file), 'utf8')
    return [...text.matchAll(/: ("?)([^\n{}[\],"]+)\1/g)].map(([, , words = '']) => words.trim())
  })
}

/**
 * The English messages as patterns of whole texts, with any text for an argument. Leaves out those with fewer than eight
 * letters besides arguments, such as `{service} in {place}`, which fit any sentence.
 */
function englishPatterns(): RegExp[] {
  return Object.values(loadMessages('en').messages).flatMap((message) => {
    const parts = message.replace(/<\/?[^>]*>/g, '').split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
    const letters = parts.join('').replace(/[^\p{L}]/gu, '').length
    if (parts.length > 1 && letters < 8) return []
    return [new RegExp(`^${parts.map(escaped).join('.+')}$`)]
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
