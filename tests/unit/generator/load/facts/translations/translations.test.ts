import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTranslations } from '#generator/load/facts/translations/translations.ts'

/** Names that only a translation has, with all county names of the gazetteer. */
function added(text: string, original: string): string[] {
  const at = { file: 'a.yaml', line: 1, column: 1 }
  const record = (value: object, first: object) => ({
    ...{ slug: 'a', value, original: first, at, locate: () => at },
    file: { path: at.file, shown: at.file, text },
  })
  const none = { counties: [], services: [], categories: [] }
  const first = { tag: 'en-US', folder: '' }
  const sources = {
    records: {
      languages: [first],
      language: { tag: 'es-US', folder: 'es' },
      documents: {},
      cities: [record({ name: 'Léon', description: '' }, { name: 'Leon', description: '' })],
      folders: { ...none, pages: [record({ heading: text }, { heading: original })] },
    },
    site: {
      value: { business: { name: 'A', address: { locality: 'B', region: 'NM', regionName: 'Ñ' }, coordinates: {} } },
    },
    gazetteer: {
      near: () => [{ region: 'NM' }],
      countiesNamed: (name: string) => (/^[CS]/.test(name) ? [{ region: 'NM' }] : []),
      placesNamed: () => [],
    },
  } as unknown as FactSources // no other field is read
  return checkTranslations(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['El bosque de Cíbola sube detrás.', 'Cibola Forest rises behind.'],
  ['El bosque de Cibola sube detrás.', 'The forest of Cíbola rises behind.'],
  ['Cerca de Leon hay un bosque.', 'Near Léon there is a forest.'],
])('"%s" names the place of "%s"', (text, original) => {
  expect(added(text, original)).toEqual([])
})

test('another place is a difference', () => {
  expect(added('El bosque de Socorro sube detrás.', 'Cibola Forest rises behind.')).toEqual(['Socorro'])
})
