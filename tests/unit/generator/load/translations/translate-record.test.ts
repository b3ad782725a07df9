import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseYaml } from '#generator/load/parse/parse-yaml.ts'
import type { Located } from '#generator/load/records.ts'
import { needsTranslation, translateRecord } from '#generator/load/translations/translate-record.ts'
import { Count, HttpsUrl, Line, Name, refusedInTranslations, Slug } from '#manifest/schema/primitives.ts'

const schema = z.strictObject({
  heading: Line.optional(),
  name: Name.optional(),
  key: refusedInTranslations(Line).optional(),
  link: HttpsUrl.optional(),
  order: Count.optional(),
  cards: z.array(z.strictObject({ icon: Slug, title: Line.max(20) })).default([]),
  services: z.record(Slug, Line).default({}),
})

function parsed(path: string, text: string) {
  const outcome = parseYaml({ path, shown: path, text })
  if (!outcome.ok) throw new Error(outcome.problems[0]?.what)
  return outcome.value
}

function record(text: string): Located<z.infer<typeof schema>> {
  const { value, locate, file } = parsed('page.yaml', text)
  return { slug: 'page', value: schema.parse(value), at: { file: 'page.yaml', line: 1, column: 1 }, locate, file }
}

const translate = (original: string, translation: string) =>
  translateRecord(schema, record(original), parsed('es/page.yaml', translation))
const problems = (original: string, translation: string) =>
  translate(original, translation).problems.map(({ code, at }) => `${at.file}:${at.line}:${at.column} ${code}`)

test('a translation has the texts of its own, and everything else of the original', () => {
  const original = 'heading: Roof\norder: 2\ncards: [{ icon: roof, title: Tiles }]\nservices: { repair: Soon }'
  const { record: made } = translate(
    original,
    'heading: Tejado\ncards: [{ title: Tejas }]\nservices: { repair: Pronto }',
  )
  expect(made?.value).toEqual({
    heading: 'Tejado',
    order: 2,
    cards: [{ icon: 'roof', title: 'Tejas' }],
    services: { repair: 'Pronto' },
  })
})

test('a field is located in the translation if it is there, otherwise in the original', () => {
  const { record: made } = translate('order: 2\nheading: Roof', 'heading: Tejado')
  expect(made?.locate(['heading'])).toMatchObject({ file: 'es/page.yaml', line: 1 })
  expect(made?.locate(['order'])).toMatchObject({ file: 'page.yaml', line: 1 })
})

describe('a text without a translation', () => {
  test('is a problem at its line of the original', () => {
    expect(problems('order: 1\nheading: Roof', '{}')).toEqual(['page.yaml:2:10 missing-translation'])
    expect(problems('cards:\n  - icon: roof\n    title: Tiles', 'cards: [{}]')).toEqual([
      'page.yaml:3:12 missing-translation',
    ])
  })

  test.each(['name: Acme Roofs', 'link: https://roofs.example/', 'heading: "{phone}"', 'heading: 24/7', 'order: 3'])(
    'may be the same: %s',
    (original) => {
      expect(problems(original, '{}')).toEqual([])
      expect(needsTranslation(schema, record(original))).toBe(false)
    },
  )
})

describe('a value that is not a text', () => {
  test.each(['order: 4', 'key: F9', 'cards: [{ icon: house, title: Tejas }]'])('cannot change: %s', (translation) => {
    const original = 'order: 3\nkey: F8\ncards: [{ icon: roof, title: Tiles }]'
    expect(
      problems(original, `${translation}\n${translation.startsWith('cards') ? '' : 'cards: [{ title: Tejas }]'}`),
    ).toEqual([expect.stringMatching(/^es\/page\.yaml:\d+:\d+ fact-in-translation$/)])
  })

  test('may be repeated, so that a file may be copied and translated', () => {
    expect(problems('order: 3\nkey: F8\nheading: Roof', 'order: 3\nkey: F8\nheading: Tejado')).toEqual([])
  })
})

test('a list of another length is a problem, and of its entries none is', () => {
  expect(
    problems('cards: [{ icon: a, title: Tiles }, { icon: b, title: Slates }]', 'cards: [{ title: Tejas }]'),
  ).toEqual(['es/page.yaml:1:8 translation-length'])
})

test('a translation is checked by the schema of its original', () => {
  expect(problems('heading: Roof', 'heading: Tejado\nhint: x')).toEqual(['es/page.yaml:2:1 unknown-key'])
  expect(problems('heading: Roof', 'heading: 12')).toEqual(['es/page.yaml:1:10 wrong-type'])
  expect(problems('cards: [{ icon: a, title: Tiles }]', 'cards: [{ title: Tejas de un tejado muy largo }]')).toEqual([
    'es/page.yaml:1:18 too-big',
  ])
})
