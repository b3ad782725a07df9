import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkUntranslated } from '#generator/load/facts/translations/untranslated.ts'
import type { Records } from '#generator/load/records.ts'

/** What is found in a Spanish menu with the label of the English one. */
function found(label: string): string[] {
  const record = (value: object, original?: object) => ({
    ...{ slug: 'a', value, original, at: { file: 'a.yaml', line: 1, column: 1 } },
    locate: () => ({ file: 'a.yaml', line: 1, column: 1 }),
    file: { path: 'a.yaml', shown: 'a.yaml', text: label },
  })
  const named = (name: string) => record({ name })
  const menu = { links: [{ label }] }
  const records = {
    languages: [{ tag: 'en-US' }, { tag: 'es-US' }],
    language: { tag: 'es-US' },
    cities: [named('Red House Springs')],
    documents: { navigation: record(menu, menu) },
    folders: { counties: [], services: [named('Tejados')], categories: [], pages: [named('Open Day Center')] },
  } as unknown as Records // no other field is read
  return checkUntranslated({ records } as FactSources).map(({ code }) => code)
}

test.each(['Red House Springs', 'Red House', 'Open Day'])('"%s" is a name of the manifest, or begins one', (label) => {
  expect(found(label)).toEqual([])
})

test.each(['Our Work', 'House Springs', 'Red Houses', 'Green House'])('"%s" is not translated', (label) => {
  expect(found(label)).toEqual(['text-in-another-language'])
})
