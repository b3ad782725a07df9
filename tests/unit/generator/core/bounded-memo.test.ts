import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { boundedMemo } from '#generator/core/bounded-memo.ts'

test('a result is computed once, and kept while it is used', () => {
  const computed: string[] = []
  const double = boundedMemo(2, (text) => {
    computed.push(text)
    return text + text
  })
  // "a" is used between the others, so it is never among the dropped ones.
  const doubled = ['a', 'b', 'a', 'c', 'a', 'd', 'a'].map((text) => double(text))
  expect(doubled).toEqual(['aa', 'bb', 'aa', 'cc', 'aa', 'dd', 'aa'])
  expect(computed).toEqual(['a', 'b', 'c', 'd'])
})

test('a result not used while twice as many are new is dropped', () => {
  const computed: string[] = []
  const remember = boundedMemo(2, (text) => {
    computed.push(text)
    return text
  })
  for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) remember(text)
  expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'a'])
})

test('a text that was cut out of a page does not keep the page in memory', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const same = boundedMemo(1000, (text) => text)
  const used = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  for (let page = 0; page < 100; page++) same(`${page} ${'drains '.repeat(30_000)}`.slice(0, 40))
  expect(used() - before).toBeLessThan(5e6) // the pages are 21 MB
  expect(same('0 drains drains drains drains drains dra')).toHaveLength(40)
})
