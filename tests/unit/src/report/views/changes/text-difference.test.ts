import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textDifference } from '#src/report/views/changes/text-difference.ts'

test('a replaced word comes before its replacement', () => {
  expect(textDifference('Cleaning in Provo, UT', 'Cleaning in Orem, UT')).toEqual([
    { kind: 'same', text: 'Cleaning in ' },
    { kind: 'before', text: 'Provo' },
    { kind: 'after', text: 'Orem' },
    { kind: 'same', text: ', UT' },
  ])
})

test('added words are a separate part', () => {
  expect(textDifference('From $89', 'From $89 a visit')).toEqual([
    { kind: 'same', text: 'From $89' },
    { kind: 'after', text: ' a visit' },
  ])
})

test('two adjacent changed words are one change', () => {
  expect(textDifference('one two three', 'one 2 3')).toEqual([
    { kind: 'same', text: 'one ' },
    { kind: 'before', text: 'two three' },
    { kind: 'after', text: '2 3' },
  ])
})

test('text added to an empty text is one part', () => {
  expect(textDifference('', 'New')).toEqual([{ kind: 'after', text: 'New' }])
})

test('the parts reproduce both texts, even long ones', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '-', '🧽', 'é'), { maxLength: 60 })
    .map((parts) => parts.join(''))
  const holds = (before: string, after: string) => {
    const parts = textDifference(before, after)
    const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('')
    expect([without('after'), without('before')]).toEqual([before, after])
  }
  fc.assert(fc.property(text, text, holds))
  holds(
    Array.from({ length: 900 }, (_, i) => `a${i}`).join(' '),
    Array.from({ length: 900 }, (_, i) => `b${i}`).join(' '),
  )
})
