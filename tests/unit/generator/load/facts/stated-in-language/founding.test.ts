import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { otherFounding } from '#generator/load/facts/stated-in-language/founding.ts'

/** The words of an answer that contradict the claim `Fontaneros desde 1990`. */
function found(answer: string): string[] {
  const at = { file: 'faqs.yaml', line: 1, column: 1 }
  const faqs = { at, locate: () => at, file: { path: at.file, shown: at.file, text: answer }, value: [{ answer }] }
  const none = { pages: [], articles: [], offices: [], services: [] }
  const site = { value: { business: {}, policies: [], claims: [{ text: 'Fontaneros desde 1990' }] } }
  const sources = { site, records: { folders: none, documents: { faqs } } } as unknown as FactSources // what it reads
  return otherFounding(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Somos fontaneros desde 1996.', 'Somos fontaneros desde 1996'],
  ['Trabajamos desde 1996, y siempre aquí.', 'Trabajamos desde 1996'],
  ['Fundamos el taller en 1996.', 'Fundamos el taller en 1996'],
])('"%s" contradicts the claim', (answer, words) => {
  expect(found(answer)).toEqual([words])
})

test.each([
  'Somos fontaneros desde 1990.',
  'Estamos en esta calle desde 1996.',
  'Trabajamos desde 1996 con bombas de calor.',
  'Rosa trabaja con nosotros desde 1996.',
  'El albañil con quien trabajamos desde 1996.',
  'El gremio existe desde 1996.',
])('"%s" does not', (answer) => {
  expect(found(answer)).toEqual([])
})
