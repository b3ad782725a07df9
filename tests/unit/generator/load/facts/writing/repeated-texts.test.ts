import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkRepeatedTexts } from '#generator/load/facts/writing/repeated-texts.ts'

/** The words that are found in the body of a city with a description. */
function found(description: string, body: string): string[] {
  const located = (file: string, value: object) => ({
    ...{ slug: 'ashby', at: { file, line: 1, column: 1 }, locate: () => ({ file, line: 1, column: 1 }) },
    ...{ file: { path: file, shown: file, text: body }, value },
  })
  const records = {
    documents: {},
    cities: [located('cities.csv', { name: 'Ashby', description })],
    folders: {
      cities: [located('cities/ashby.yaml', { body })],
      ...{ counties: [], services: [], traits: [], guide: [], pages: [] },
    },
  }
  return checkRepeatedTexts({ records } as unknown as FactSources, new Set()).flatMap(({ words }) => words ?? []) // what it reads
}

const description = 'A river town with a mill. One end of the Summit Trail is in town.'

test.each([
  ['the same sentence', 'The mill is old. One end of the Summit Trail is in town.', ['One end of']],
  ['the same with more', 'One end of the Summit Trail is in town, and the other in Holt.', ['One end of']],
  ['another sentence', 'The Summit Trail begins here.', []],
  ['a short one', 'A river town with a mill. It is old.', []],
])('a body with %s as in the description of its city', (_, body, words) => {
  expect(found(description, body)).toEqual(words)
})
