import { expect, test } from 'vitest'
import { checkDates } from '#generator/load/facts/calendar/dates.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'

type Season = { months: string; monthNumbers: number[] }

/** The fields that are found in the files of some seasons. */
function found(seasons: readonly Season[], tag = 'en-US'): string[] {
  const guide = seasons.map((value, index) => {
    const at = { file: `guide/${index}.yaml`, line: 1, column: 1 }
    const locate = ([field]: readonly PropertyKey[]) => ({ ...at, file: `${at.file} ${String(field)}` })
    return { at, locate, file: { path: at.file, shown: at.file, text: '' }, value: { ...value, name: 'A', tips: [] } }
  })
  const none = { pages: [], articles: [], offices: [], cities: [], services: [], traits: [], counties: [] }
  const sources = {
    site: { value: { policies: [], claims: [], business: { name: 'Brook', lines: [], address: {} } } },
    records: { cities: [], documents: {}, folders: { ...none, guide }, language: { tag } },
  } as unknown as FactSources // what the check reads
  return checkDates(sources).flatMap(({ at, code }) => (code === 'months-differ' ? at.file : []))
}

const one = (months: string, monthNumbers: number[], tag?: string) => found([{ months, monthNumbers }], tag).length

test.each<[string, number[]]>([
  ['December–February', [12, 1, 2]],
  ['Late November–March', [12, 1, 2, 3]],
  ['Late November–March', [11, 12, 1, 2, 3]],
  ['September–early November', [9, 10]],
  ['mid-April to mid-June', [5]],
  ['Mid-April through June', [4, 5, 6]],
  ['The end of May–August', [6, 7, 8]],
  ['Mid-May, June and July', [6, 7]],
  ['Mid-May and September', [9]],
])('a month of "%s" that is named in part may be in the numbers or not: %j', (months, numbers) => {
  expect(one(months, numbers)).toBe(0)
})

test('the same in Spanish', () => {
  expect(one('De finales de noviembre a marzo', [12, 1, 2, 3], 'es-ES')).toBe(0)
  expect(one('De finales de noviembre a marzo', [12, 1, 2], 'es-ES')).toBe(1)
})

test.each<[months: string, numbers: number[], tag: string]>([
  ['März bis Mai', [3, 4, 5], 'de-DE'],
  ['Dezember bis Februar', [12, 1, 2], 'de-DE'],
  ['Mitte März bis Mai', [4, 5], 'de-DE'],
  ['Mai und September', [5, 9], 'de-DE'],
  ['juin à août', [6, 7, 8], 'fr-FR'],
  ['juni tot en met augustus', [6, 7, 8], 'nl-NL'],
  ['kesäkuusta elokuuhun', [6, 7, 8], 'fi-FI'],
])('"%s" has the months %j in another language', (months, numbers, tag) => {
  expect(one(months, numbers, tag)).toBe(0)
})

test('a range of German months with another number', () => {
  expect(one('März bis Mai', [3, 4, 6], 'de-DE')).toBe(1)
})

test.each<[string, number[]]>([
  ['Late November–March', [12, 1, 2]],
  ['Late November–March', [10, 11, 12, 1, 2, 3]],
  ['November–March', [12, 1, 2, 3]],
  ['Late November', [12]],
])('"%s" has other months than %j', (months, numbers) => {
  expect(one(months, numbers)).toBe(1)
})

test('two seasons may have parts of one month, and a month that another one has is the wrong one', () => {
  const fall = { months: 'September–early November', monthNumbers: [9, 10, 11] }
  expect(found([fall, { months: 'Late November–March', monthNumbers: [11, 12, 1, 2, 3] }])).toEqual([])
  expect(found([fall, { months: 'Late November–March', monthNumbers: [11, 12, 1, 2] }])).toEqual([
    'guide/1.yaml months',
  ])
  expect(found([fall, { months: 'December–March', monthNumbers: [11, 12, 1, 2] }])).toEqual([
    'guide/1.yaml monthNumbers',
  ])
})
