import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { es } from '#generator/load/facts/languages/es.ts'
import { warranties } from '#generator/load/facts/stated-in-language/warranties.ts'

const policy = (title: string, statement: string) => ({ subject: 'warranty', title, statement, terms: [] })
const roofs = policy('Garantía de tejados', 'La reparación de un tejado tiene un año de garantía.')
const wells = policy('Garantía de pozos', 'Un pozo limpio está cubierto 60 días después de la visita.')
const all = policy('Garantía', 'Todo trabajo tiene tres meses de garantía.')

const names = ['Reparación de tejados', 'Limpieza de pozos', 'Reparación de cercas', 'Reparación de puertas']

/** What is found in a text of the service with a name, or of the company. */
function found(policies: readonly ReturnType<typeof policy>[], text: string, name?: string): string[] {
  const at = { file: 'a.yaml', line: 1, column: 1 }
  const record = (value: object) => ({ value, locate: () => at, file: { path: at.file, shown: at.file, text }, at })
  const services = names.map((each) => record({ name: each }))
  const sources = {
    records: { folders: { services }, language: { tag: 'es-US' } },
    site: { value: { policies, claims: [] } },
  } as unknown as FactSources // no other field is read
  const owner = services.find(({ value }) => 'name' in value && value.name === name) ?? record({})
  const field = { record: owner, path: ['features', 0], text } as unknown as Parameters<typeof warranties>[0][number]
  return warranties([field], sources, es).map(({ what }) => what)
}

test.each([
  ['Limpieza de pozos', '60 días de garantía'],
  ['Reparación de tejados', 'Un año de garantía'],
  // No policy is about fences.
  ['Reparación de cercas', '90 días de garantía'],
  [undefined, 'Hasta un año de garantía'],
  [undefined, '60 días de garantía'],
])('%s: "%s"', (name, text) => {
  expect(found([roofs, wells], text, name)).toEqual([])
})

test.each([
  ['Limpieza de pozos', 'Un año de garantía', '60 días'],
  ['Limpieza de pozos', '30 días de garantía', '60 días'],
  ['Reparación de tejados', '60 días de garantía', 'un año de garantía'],
  [undefined, 'La limpieza de un pozo incluye 90 días de garantía', '60 días'],
  [undefined, '90 días de garantía', 'un año de garantía'],
])('%s: not "%s"', (name, text, has) => {
  expect(found([roofs, wells], text, name)).toEqual([expect.stringContaining(`site.yaml says "${has}"`)])
})

test('a policy may have a time for each kind of work', () => {
  const both = policy('Garantía', 'La obra tiene dos años de garantía, los desatascos tres meses.')
  expect(found([both], 'El desatasco tiene tres meses de garantía.')).toEqual([])
  expect(found([both], 'El desatasco tiene seis meses de garantía.')).toHaveLength(1)
})

test('a policy on all work is on each service', () => {
  expect(found([roofs, all], '3 meses de garantía', 'Reparación de cercas')).toEqual([])
  expect(found([roofs, all], '90 días de garantía', 'Reparación de tejados')).toEqual([])
  expect(found([roofs, all], 'Un año de garantía', 'Reparación de cercas')).toHaveLength(1)
  expect(found([roofs, all], 'Un mes de garantía', 'Reparación de cercas')).toHaveLength(1)
})
