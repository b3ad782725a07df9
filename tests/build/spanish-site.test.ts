import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { everyScreen } from '../support/every-screen.ts'
import { applyEdits, type ManifestEdit } from '../support/manifest-case.ts'
import { messagePatterns } from '../support/message-patterns.ts'
import { textsOf } from '../support/page-texts.ts'
import { visibleText } from '../support/parsed-page.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

/** The language, and the words of its URLs in the links of texts. */
const inSpanish: ManifestEdit[] = [
  // The texts of the records stay English.
  {
    file: 'site.yaml',
    replace: 'language: en-US',
    with: 'language: es-ES\naudit: { rules: { text-language: { severity: warning }, language-of-texts-differs: { severity: warning } } }',
  },
  { file: 'services/drain-cleaning.yaml', replace: '(/services/', with: '(/servicios/' },
]

test('a site in Spanish has no English sentence of the program on any page', { timeout: 300_000 }, async () => {
  const dir = await temporaryDir()
  const manifestDir = join(dir, 'm')
  await applyEdits(manifestDir, [
    ...everyScreen,
    ...inSpanish,
    { file: 'pages/about.md', replace: '(/services/', with: '(/servicios/' },
  ])
  const { code, output } = await buildSite(dir, manifestDir)
  expect(output).not.toContain(' error ')
  expect(code).toBe(0)

  const files = fastGlob.sync('**/*.html', { cwd: join(dir, 'dist') }).sort()
  expect(files.length).toBeGreaterThan(25)
  const written = new Set(manifestWords(manifestDir))
  const patterns = messagePatterns('en')
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
  await applyEdits(manifestDir, inSpanish)
  await buildSite(dir, manifestDir)
  const page = (path: string) => readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8')

  const place = page('localidades/odell')
  expect(place).toContain('<html lang="es-ES">')
  expect(place).toContain('<title>Servicios de drain en Odell, OR')
  const text = visibleText(place)
  expect(text).toContain('Llamar al (541) 555-0137')
  expect(text).toContain('De lunes a viernes, de 7:00 a 16:30 (Pacific time)')
  expect(visibleText(page('servicios/drain-cleaning/odell'))).toContain('Drain Cleaning en Odell')
})

/** The texts of the manifest, which are in English here. */
function manifestWords(manifestDir: string): string[] {
  const files = fastGlob.sync('**/*.{yaml,md,csv}', { cwd: manifestDir })
  return files.flatMap((file) => {
    const text = readFileSync(join(manifestDir, file), 'utf8')
    return [...text.matchAll(/: ("?)([^\n{}[\],"]+)\1/g)].map(([, , words = '']) => words.trim())
  })
}
