import { expect, test } from 'vitest'
import { readSegments, withSegment } from '#src/report/views/urls/segments.ts'

test('what is stored by another program is ignored', () => {
  for (const text of [null, '', 'no JSON', '{}', '[null, 1, {"name":"a"}]']) expect(readSegments(text)).toEqual([])
  expect(readSegments('[{"name":"a","query":"q=b","more":1}]')).toEqual([{ name: 'a', query: 'q=b' }])
})

test('a segment replaces one of the same name, and the list is sorted', () => {
  const b = { name: 'b', query: 'q=1' }
  expect(withSegment([b, { name: 'c', query: '' }], { name: 'a', query: '' }).map(({ name }) => name)).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(withSegment([b], { name: 'b', query: 'q=2' })).toEqual([{ name: 'b', query: 'q=2' }])
})
