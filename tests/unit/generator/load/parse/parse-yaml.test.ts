import { describe, expect, test } from 'vitest'
import { parseYaml } from '#generator/load/parse/parse-yaml.ts'
import type { Parsed, SourceFile } from '#generator/load/parse/source-file.ts'

const source = (text: string, path = 'site.yaml'): SourceFile => ({ path, shown: `manifest/${path}`, text })

function parsed(text: string, path?: string): Parsed {
  const outcome = parseYaml(source(text, path))
  if (!outcome.ok) throw new Error(outcome.problems.map(({ what }) => what).join('\n'))
  return outcome.value
}

function refusal(text: string, path?: string) {
  const outcome = parseYaml(source(text, path))
  return outcome.ok ? [] : outcome.problems
}

describe('locate', () => {
  const text = [
    'name: Odell', // 1
    'price: { kind: from, amount: 149 }', // 2
    'links:', // 3
    '  - { page: home }', // 4
    '  - label: Blog', // 5
    '    path: /blog/', // 6
    'body: |', // 7
    '  Long text.', // 8
    'empty:', // 9
  ].join('\n')
  const { locate } = parsed(text)
  const place = (path: PropertyKey[], part?: 'key' | 'value') => {
    const { line, column } = locate(path, part)
    return `${line}:${column}`
  }

  test('a value is located at its start, after its key', () => {
    expect(place(['name'])).toBe('1:7')
  })

  test('a key is located at its start', () => {
    expect(place(['name'], 'key')).toBe('1:1')
    expect(place(['price', 'amount'], 'key')).toBe('2:22')
  })

  test('a value in braces has its own column', () => {
    // "price: { kind: from, amount: " is 29 characters
    expect(place(['price', 'amount'])).toBe('2:30')
  })

  test('a list entry is located by index', () => {
    expect(place(['links', 0])).toBe('4:5')
    expect(place(['links', 1, 'path'])).toBe('6:11')
  })

  test('a block of text is located at its bar', () => {
    expect(place(['body'])).toBe('7:7')
  })

  test('the empty path is the start of the file', () => {
    expect(place([])).toBe('1:1')
  })

  test('a missing field is located at its parent', () => {
    expect(place(['price', 'currency'])).toBe('2:8')
    expect(place(['links', 0, 'label'])).toBe('4:5')
  })

  test('an entry after the end of a list is located at the list', () => {
    expect(place(['links', 7])).toBe(place(['links']))
  })

  test('a path into a string is located at the string', () => {
    expect(place(['name', 'first'])).toBe('1:7')
  })

  test('the file is shown relative to the root directory', () => {
    expect(locate(['name']).file).toBe('manifest/site.yaml')
  })

  test('a number can be a key', () => {
    const { line, column } = parsed('7: a\n8: b').locate(['8'])
    expect(`${line}:${column}`).toBe('2:4')
  })
})

test('lines above the text are counted', () => {
  const outcome = parseYaml(source('---\nname: A\n---\n'), { text: 'name: A\n', lineOffset: 1 })
  expect(outcome.ok && outcome.value.locate(['name'])).toEqual({ file: 'manifest/site.yaml', line: 2, column: 7 })
})

test('reads YAML 1.2: no is a word, and a date stays text', () => {
  expect(parsed('answer: no\ndate: 2026-01-01').value).toEqual({ answer: 'no', date: '2026-01-01' })
})

test('an alias becomes its value', () => {
  expect(parsed('a: &x { b: 1 }\nc: *x').value).toEqual({ a: { b: 1 }, c: { b: 1 } })
})

test('each repeated key is a problem, at its second position', () => {
  expect(refusal('a: 1\nb: 1\na: 2\nb: 2')).toEqual([
    expect.objectContaining({ code: 'duplicate-key', at: { file: 'manifest/site.yaml', line: 3, column: 1 } }),
    expect.objectContaining({ code: 'duplicate-key', at: { file: 'manifest/site.yaml', line: 4, column: 1 } }),
  ])
})

test('only the first of several syntax errors is reported', () => {
  expect(refusal('a: b: c\nd: e: f')).toEqual([
    expect.objectContaining({ code: 'yaml-syntax', at: { file: 'manifest/site.yaml', line: 1, column: 4 } }),
  ])
})

test('refuses aliases that would fill the memory', () => {
  const ten = (name: string) => `[${Array(10).fill(name).join(', ')}]`
  // 10 × 10 × 10 = 1,000 values from four lines; the parser stops at 100 aliases
  const bomb = `a: &a ${ten('x')}\nb: &b ${ten('*a')}\nc: &c ${ten('*b')}\nd: ${ten('*c')}`
  expect(refusal(bomb)).toEqual([expect.objectContaining({ code: 'yaml-syntax' })])
})

describe('JSON', () => {
  test('JSON is located like YAML', () => {
    expect(parsed('{\n  "name": "Odell"\n}', 'site.json').locate(['name'])).toMatchObject({ line: 2, column: 11 })
  })

  test('a .json file must be JSON, not only YAML', () => {
    expect(refusal('{ name: Odell }', 'site.json')).toEqual([
      expect.objectContaining({ code: 'json-syntax', at: { file: 'manifest/site.json', line: 1, column: 3 } }),
    ])
  })

  test('truncated JSON is reported at its end', () => {
    expect(refusal('{\n  "name":', 'site.json')[0]?.at).toEqual({ file: 'manifest/site.json', line: 2, column: 10 })
  })

  test('a repeated key is refused, although JSON.parse() accepts it', () => {
    expect(refusal('{ "a": 1, "a": 2 }', 'site.json')).toEqual([expect.objectContaining({ code: 'duplicate-key' })])
  })
})
