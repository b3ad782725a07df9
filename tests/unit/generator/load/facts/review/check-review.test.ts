import { expect, test } from 'vitest'
import type { Fact } from '#generator/load/facts/fact.ts'
import { checkReview } from '#generator/load/facts/review/check-review.ts'
import { withoutEffects } from '#generator/load/facts/review/explained.ts'
import type { Reviewed } from '#generator/load/facts/review/review-file.ts'
import { reviewUnits } from '#generator/load/facts/review/review-units.ts'
import type { Records } from '#generator/load/records.ts'

const record = (path: string, slug: string, value: object, text = '') => ({
  ...{ slug, value, at: { file: path, line: 1, column: 1 } },
  locate: () => ({ file: path, line: 1, column: 1 }),
  file: { path, shown: path, text },
})

/** A manifest with a text about damp homes on lines of its own, and perhaps one of Denby, whose row may be missing. */
function recordsOf(lines: string[], { denby, rows = [] }: { denby?: string; rows?: string[] } = {}) {
  const text = lines.join('\n')
  const none = { services: [], categories: [], offices: [], counties: [], pages: [], articles: [], guide: [] }
  return {
    language: { tag: 'en' },
    documents: {},
    folders: {
      ...none,
      traits: [record('traits/damp.yaml', 'damp', { body: text, services: {} }, text)],
      cities: denby === undefined ? [] : [record('cities/denby.yaml', 'denby', { traits: [], body: denby })],
    },
    landmarks: [],
    cities: rows.map((slug) => record('cities.csv', slug, { name: slug, description: '' })),
  } as unknown as Records // what the check reads
}

/** What was reviewed of some lines. */
function reviewOf(lines: string[], options: Parameters<typeof recordsOf>[1] = {}): Reviewed {
  const units = reviewUnits(recordsOf(lines, options))
  return {
    facts: new Map(units.map(({ name, sentences }) => [name, sentences.map(({ facts }) => facts)])),
    texts: new Map(units.map(({ name, texts }) => [name, new Set(texts.map(({ sign }) => sign))])),
  }
}

/** The lines at which a text differs from the reviewed one, beside what other checks found. */
const linesOf = (reviewed: string[], now: string[], others: Partial<Fact>[] = []): number[] =>
  checkReview(recordsOf(now), reviewOf(reviewed), others as Fact[]).map(({ at }) => at.line)

const mill = 'The mill of Denby has 12 wheels.'
const bridge = 'In Ashby the bridge is of 1870.'
const school = 'The school of Holt is of 1911.'

test('of new sentences one after the other, the first is reported', () => {
  expect(linesOf([mill], [mill, bridge, school])).toEqual([2])
  expect(linesOf([mill], [bridge, school, mill])).toEqual([1])
  expect(linesOf([mill], [bridge, mill, school])).toEqual([1, 3])
})

test('a changed sentence after a new one is reported, too', () => {
  expect(linesOf([mill], [bridge, mill.replace('12', '14')])).toEqual([1, 2])
  expect(linesOf([mill, bridge], [mill.replace('12', '14'), bridge.replace('1870', '1880')])).toEqual([1, 2])
})

const other = (fix: string, record = 'pages/about'): Partial<Fact> => ({
  ...{ record, at: { file: 'pages/about.md', line: 9, column: 1 } },
  ...{ code: 'figures-differ', what: 'The text says "14".', fix },
})

test.each([
  ['Correct one of the two texts. traits/damp.yaml:2 has the other.', []],
  ['Correct one of the two texts. traits/damp.yaml:21 has the other.', [2]],
  ['Correct the text.', [2]],
])('a changed sentence in line 2, beside a finding elsewhere with "%s"', (fix, lines) => {
  expect(linesOf([bridge, mill], [bridge, mill.replace('12', '14')], [other(fix)])).toEqual(lines)
})

test.each([
  ['The code of Denby is 84020, and not 84070.', 'traits/damp', '84070', []],
  ['The code of Denby is 84020, and not 84070.', 'pages/about', '84070', [1]],
  ['The code of Denby is 84020, and not 840701.', 'traits/damp', '84070', [1]],
  ['A visit has 14 rooms.', 'traits/damp', '14', [1]],
])('a number that is changed, beside "%s" about %s', (fix, record, now, lines) => {
  const text = (number: string) => [`The homes of Denby have the number ${number}.`]
  expect(linesOf(text('84020'), text(now), [other(fix, record)])).toEqual(lines)
})

test.each([
  ['sentence-twice', 'traits/damp', []],
  ['text-repeated', 'traits/damp', []],
  ['figures-differ', 'traits/damp', [1]],
  ['sentence-twice', 'pages/about', [1]],
])('a pasted paragraph that is there twice, beside "%s" of %s', (code, record, lines) => {
  const others = [{ ...other('Remove one of the two.', record), code } as Partial<Fact>]
  expect(linesOf([mill, bridge], [mill, bridge, mill, bridge], others)).toEqual(lines)
})

test('a new sentence beside a pasted one is reported', () => {
  const twice = [{ ...other('Remove one of the two.', 'traits/damp'), code: 'sentence-twice' } as Partial<Fact>]
  expect(linesOf([mill, bridge], [mill, bridge, school, bridge], twice)).toEqual([3])
  expect(linesOf([mill, bridge], [mill, bridge, bridge.replace('1870', '1880')], twice)).toEqual([3])
})

test('the texts of a place without its row are not compared', () => {
  const denby = 'The mill of Denby has 12 wheels.'
  const review = (rows: string[]) =>
    checkReview(recordsOf([], { denby, rows }), { facts: new Map(), texts: new Map() }, []).map(
      ({ severity, what }) => `${severity}: ${what}`,
    )
  expect(review(['denby'])).toEqual(['notice: The facts of cities/denby are not reviewed yet.'])
  expect(review([])).toEqual([])
})

test.each([
  ['names Punch Falls, which landmarks.csv:7 has for Odell', []],
  ['names Punch Falls, which landmarks.csv:8 has for Odell', [9]],
])('beside a changed row of landmarks.csv in line 7, a text that %s', (what, lines) => {
  const changed = { ...other(''), at: { file: 'landmarks.csv', line: 7, column: 20 } } as Fact
  const found = withoutEffects([{ ...other('Correct the text.'), what } as Fact], [changed], 'landmarks.csv')
  expect(found.map(({ at }) => at.line)).toEqual(lines)
})

test('the number of a heading that another heading does not follow is reported once', () => {
  const now = ['## 6. Doors', 'We knock.', '## 6. Windows']
  const reviewed = ['## 7. Doors', 'We knock.', '## 6. Windows']
  const found = {
    ...other('Write 7.', 'traits/damp'),
    what: 'The heading "6. Windows" has the number 6 where 7 follows.',
  }
  expect(linesOf(reviewed, now)).toEqual([1])
  expect(linesOf(reviewed, now, [found])).toEqual([])
})

const plain = 'The porch is swept from the steps down.'
const codesOf = (now: string[], others: Partial<Fact>[] = []) =>
  checkReview(recordsOf(now), reviewOf([mill, plain]), others as Fact[]).map(
    ({ code: found, at }) => `${found} ${at.line}`,
  )

test('a sentence without facts that has other words is one notice for its record', () => {
  expect(codesOf([mill, plain.replace('down', 'up')])).toEqual(['unreviewed-text 2'])
  expect(codesOf([mill, plain.replace('down', 'up'), 'A rug is rolled up.'])).toEqual(['unreviewed-text 2'])
  expect(codesOf([plain, mill])).toEqual([])
  expect(codesOf([mill])).toEqual([])
})

test('beside a changed fact, or what another check found in the record or quotes, it is not reported', () => {
  const now = [mill.replace('12', '14'), plain.replace('down', 'up')]
  expect(codesOf(now)).toEqual(['unreviewed-fact 1'])
  expect(codesOf([mill, 'A rug is rolled up.'], [other('Correct the text.', 'traits/damp')])).toEqual([])
  const quoting = { ...other('Correct one of the two.'), what: 'A text says "A rug is rolled up."' }
  expect(codesOf([mill, 'A rug is rolled up.'], [quoting])).toEqual([])
})
