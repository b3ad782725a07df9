import { expect, test } from 'vitest'
import { compareFacts, without } from '#generator/load/facts/review/compare-facts.ts'

const compared = (now: string[][], reviewed: string[][]) => {
  const { changed, gone } = compareFacts(
    now.map((facts) => ({ facts })),
    reviewed,
  )
  return { changed: changed.map(({ stated, former }) => [stated.facts, former]), gone }
}

test('sentences may change their order', () => {
  expect(compared([['2020'], ['Magna', 'north']], [['Magna', 'north'], ['2020']])).toEqual({ changed: [], gone: [] })
})

test('a changed sentence is paired with the one that it replaces', () => {
  const reviewed = [
    ['Magna', '2020'],
    ['Draper', 'two'],
  ]
  const now = [
    ['Magna', '1934'],
    ['Draper', 'two'],
  ]
  expect(compared(now, reviewed)).toEqual({
    changed: [
      [
        ['Magna', '1934'],
        ['Magna', '2020'],
      ],
    ],
    gone: [],
  })
})

test('a single fact is paired with the only one that is gone', () => {
  expect(compared([['1934'], ['Draper']], [['2020'], ['Draper']]).changed).toEqual([[['1934'], ['2020']]])
})

test('a new sentence replaces none', () => {
  expect(compared([['1934'], ['Draper']], [['Draper']]).changed).toEqual([[['1934'], undefined]])
})

test('facts of a sentence that is no longer there are gone', () => {
  expect(compared([['Draper']], [['Draper'], ['never', 'bleach']])).toEqual({
    changed: [],
    gone: [['never', 'bleach']],
  })
})

test('a fact that a sentence has twice counts twice', () => {
  expect(compared([['two', 'two']], [['two']]).changed).toEqual([[['two', 'two'], ['two']]])
  expect(without(['two', 'two', 'one'], ['two'])).toEqual(['two', 'one'])
})

test('an entry replaces the one with its name, also if another one has more in common', () => {
  const now = [
    { facts: ['New', 'deep none', 'weekly none'], entry: {} },
    { facts: ['Sink', 'deep none', 'weekly none'], entry: {} },
  ]
  const reviewed = [['Sink', 'deep standard', 'weekly none']]
  expect(compareFacts(now, reviewed).changed.map(({ former }) => former)).toEqual([undefined, reviewed[0]])
})

test('a renamed entry replaces that with its levels', () => {
  const now = [{ facts: ['Basin', 'deep none', 'weekly none'], entry: {} }]
  const reviewed = [['Sink', 'deep none', 'weekly none']]
  expect(compareFacts(now, reviewed).changed.map(({ former }) => former)).toEqual(reviewed)
})
