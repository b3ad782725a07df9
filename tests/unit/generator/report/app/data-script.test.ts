import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { dataScript } from '../../../../../generator/report/app/data-script.ts'

function received(name: string, data: unknown): unknown {
  const calls: [string, unknown][] = []
  const script = [...dataScript(name, data)].join('')
  runInNewContext(script, { citywideReport: { receive: (...call: [string, unknown]) => calls.push(call) } })
  expect(calls.map(([called]) => called)).toEqual([name])
  // Objects of another realm have other prototypes.
  return JSON.parse(JSON.stringify(calls[0]?.[1]))
}

test('a browser receives the same data, for any text', () => {
  const data = {
    texts: ["it's", 'a \\ b', 'one\ntwo', '\u2028\u2029', '</script><!--', '"', 'שלום', '\ud800'],
    none: null,
  }
  expect(received('pages/3', data)).toEqual(data)
})

test('a long list is received as one list, with its nested lists', () => {
  const data = {
    runs: Array.from({ length: 4_500 }, (_, index) => [index, index + 1]),
    coded: { values: ['a'], codes: [0] },
  }
  expect(received('rows', data)).toEqual(data)
})

test('a script contains no end tag and no line separator', () => {
  const script = [...dataScript('rows', ['</script>', '<!--', '\u2028', '\u2029'])].join('')
  expect(script).not.toMatch(/<\/|<!--|[\u2028\u2029]/)
})

test('typographic characters are escaped, so that the script stays Latin-1', () => {
  const texts = ['Services › Drains', '“It’s 5 € – really…”', 'Größe™']
  const script = [...dataScript('rows', texts)].join('')
  expect(script).toMatch(/^[\0-\xff]*$/)
  expect(received('rows', texts)).toEqual(texts)
})

test('undefined properties are left out', () => {
  expect(received('changes', { before: undefined, added: [] })).toEqual({ added: [] })
})

test('a long list is written in pieces', () => {
  // 5,000 items, 2,000 at a time → 3 pieces of the list, plus the start and end of the call
  const pieces = [
    ...dataScript(
      'rows',
      Array.from({ length: 5_000 }, () => 'x'.repeat(100)),
    ),
  ]
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2_000 * 110)
})
