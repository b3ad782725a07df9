import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkFormOfAddress } from '#generator/load/facts/writing/form-of-address.ts'

/** The words of another form of address in an answer, beside six that say `usted`. */
function found(answer: string): string[] {
  const at = { file: 'faqs.yaml', line: 1, column: 1 }
  const answers = [...Array.from({ length: 6 }, () => ({ answer: 'Elija usted.' })), { answer }]
  const faqs = { at, locate: () => at, file: { path: at.file, shown: at.file, text: answer }, value: answers }
  const none = { pages: [], articles: [], offices: [], counties: [], services: [], guide: [] }
  const site = { value: { business: {}, policies: [], claims: [] } }
  const records = { folders: none, documents: { faqs }, language: { tag: 'es-ES' } }
  return checkFormOfAddress({ site, records } as unknown as FactSources).flatMap(({ words }) => words ?? []) // what it reads
}

test('what others say is no form of address of the site', () => {
  expect(found('Si alguien le dice «tú eliges», no firme.')).toEqual([])
  expect(found('Tú eliges.')).toEqual(['Tú'])
})
