import { expect, test } from 'vitest'
import type { Known } from '#generator/audit/truth/known-names.ts'
import { mentionReader } from '#generator/audit/truth/statements/mentions.ts'
import { hashWords } from '#generator/core/text/words.ts'

const known = {
  cityNames: new Set(['Bernalillo', 'Corrales']),
  countyNames: new Set(['Condado de Bernalillo', 'Condado de Sandoval']),
  regionCodes: new Set(['NM']),
} as unknown as Known // no other field is read

const { namesIn } = mentionReader(known)

test.each([
  ['the county in a sentence', 'Trabajamos en el condado de Bernalillo.', ['Condado de Bernalillo']],
  ['the county in a title', 'Césped en Condado de Bernalillo', ['Condado de Bernalillo']],
  ['the city of its name', 'Trabajamos en Bernalillo.', ['Bernalillo']],
  ['both', 'Bernalillo no está en el condado de Bernalillo.', ['Bernalillo', 'Condado de Bernalillo']],
  ['a county without such a city', 'Corrales está en el condado de Sandoval.', ['Corrales', 'Condado de Sandoval']],
])('finds %s', (_, text, names) => {
  expect(namesIn(text, hashWords(text))).toEqual(names)
})
