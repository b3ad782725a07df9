import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyScreen } from '../support/every-screen.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { messagePatterns } from '../support/message-patterns.ts'
import { textsOf } from '../support/page-texts.ts'
import { type BuiltSite, buildSite } from '../support/pipeline.ts'
import { spanishPath } from '../support/spanish-path.ts'
import { translateManifest } from '../support/translated.ts'

// The small site with a page of every type, in English and in a language whose words are those of English backwards. The
// sentences of the program are in Spanish there.

let dir: string
let built: BuiltSite
let texts: ReturnType<typeof translateManifest>
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'citywide-languages-'))
  const manifestDir = join(dir, 'm')
  await applyEdits(manifestDir, [
    ...everyScreen,
    { file: 'site.yaml', replace: 'language: en-US', with: 'languages: [en-US, es-US]\nplaces: { regionPages: true }' },
    // A state that has another name in Spanish.
    { file: 'counties/valencia.yaml', write: 'name: Valencia\nregion: NM\norder: 2\ndescription: Dry.\nbody: Sand.\n' },
    {
      file: 'cities.csv',
      replace: 'No population known\n',
      with: 'No population known\nvalencia,Belen,belen,,,,87002,34.66,-106.78,,"Rail town.",test\n',
    },
  ])
  texts = translateManifest(manifestDir, 'es')
  built = await buildSite(dir, manifestDir)
}, 300_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8')
const pages = () => fastGlob.sync('**/*.html', { cwd: join(dir, 'dist') }).sort()
const isSpanish = (file: string) => file.startsWith('es/')

test('a site in two languages builds without an error', () => {
  expect(built.output).not.toContain(' error ')
  expect(built.code).toBe(0)
})

test('every page is in both languages, at the same slugs behind the prefix and the words of the language, except for regions', () => {
  const [spanish, english] = [pages().filter(isSpanish), pages().filter((file) => !isSpanish(file))]
  expect(spanish.length).toBeGreaterThan(25)
  expect(spanish).toEqual(english.map((file) => spanishPath(`/${file}`).slice(1)).sort())
})

test('no page says a sentence of another language', () => {
  const english = { said: messagePatterns('en'), written: distinctive(texts.originals, texts.translations) }
  const spanish = { said: messagePatterns('es'), written: distinctive(texts.translations, texts.originals) }
  const foreign = pages().flatMap((file) => {
    const { said, written } = isSpanish(file) ? english : spanish
    const own = new Set(isSpanish(file) ? texts.translations : texts.originals)
    return textsOf(read(file))
      .filter(
        (text) =>
          written.some((each) => text.includes(each)) || (!own.has(text) && said.some((each) => each.test(text))),
      )
      .map((text) => `${file}: ${text}`)
  })
  expect(foreign).toEqual([])
})

test('a state has the name of the language on its pages and in their URLs', () => {
  const heading = (file: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(read(file))?.[1]?.replace(/<[^>]*>/g, '')
  expect(heading('areas/new-mexico/index.html')).toContain('New Mexico')
  expect(heading('es/regiones/nuevo-mexico/index.html')).toContain('Nuevo México')
})

/** Texts long enough to be recognised that no text of the other language contains. */
function distinctive(texts: readonly string[], others: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      text.replace(/[^\p{L}]/gu, '').length > 5 && !text.includes('{') && !others.some((other) => other.includes(text)),
  )
}
