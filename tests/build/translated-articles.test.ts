import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteWithArticles } from '../support/articles.ts'
import { applyEdits } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'

const dir = mkdtempSync(join(tmpdir(), 'citywide-articles-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

beforeAll(async () => {
  const manifest = join(dir, 'manifest')
  await applyEdits(manifest, [
    ...siteWithArticles,
    { copy: 'translations/es', to: 'es' },
    { file: 'site.yaml', replace: 'language: en-US', with: 'languages: [en-US, es-US]' },
    {
      file: 'es/navigation.yaml',
      replace: '    - {}\n    - {}\n',
      with: '    - {}\n    - {}\n    - { label: Notas }\n',
    },
    {
      file: 'es/pages/notes.yaml',
      write: `heading: Notas desde las furgonetas
intro: Lo que encontramos en las tuberías y lo que cuesta arreglarlo.
description: Notas de las dos personas de Gorge Drain & Sewer sobre raíces, grasa y tubos de barro.
callToAction: { heading: ¿El suyo va lento?, text: Llame antes de que pare., action: { label: Contacto } }
`,
    },
    {
      file: 'es/articles/willow-roots.md',
      write: `---
heading: Las raíces del sauce vuelven cada tercera primavera
description: Por qué un sauce encuentra siempre la misma junta y qué lo deja fuera para siempre.
tags: [Raíces y árboles, Tubos de barro]
---

Un sauce bebe una bañera al día en julio, y la grieta más cercana es su grifo.
`,
    },
  ])
  const { code, output } = await buildSite(dir, manifest, { today: '2026-11-20' })
  expect(code, output).toBe(0)
}, 300_000)

const read = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8')

test('an article without a translation is in its own language alone', () => {
  expect(existsSync(join(dir, 'dist/es/notes/first-freeze/index.html'))).toBe(false)
  expect(read('notes/first-freeze/index.html')).not.toContain('rel="alternate" hreflang')
  expect(read('notes/first-freeze/index.html')).toContain('<a href="/es/" hrefLang="es-US" lang="es-US">Español</a>')
  expect(read('es/notes/index.html')).not.toContain('first-freeze')
})

test('a tag has its name and its slug in each language', () => {
  expect(read('notes/tag/clay-pipe/index.html')).toContain('Clay pipe')
  expect(read('notes/tag/clay-pipe/index.html')).toContain(
    '<a href="/es/notes/tema/tubos-de-barro/" hrefLang="es-US" lang="es-US">Español</a>',
  )
  expect(read('es/notes/tema/tubos-de-barro/index.html')).toContain('Tubos de barro')
  expect(read('es/notes/willow-roots/index.html')).toContain('href="/es/notes/tema/tubos-de-barro/"')
})

test('each language has a feed of its articles', () => {
  expect(read('notes/feed.xml')).toContain('/notes/first-freeze/')
  expect(read('es/notes/feed.xml')).toContain('xml:lang="es-US"')
  expect(read('es/notes/feed.xml')).toContain('https://gorgedrain.example/es/notes/willow-roots/')
  expect(read('es/notes/feed.xml')).not.toContain('first-freeze')
})
