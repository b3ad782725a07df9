import { expect, test } from 'vitest'
import type { CityRecord, Fact } from '#generator/load/facts/fact.ts'
import { joinedFacts } from '#generator/load/facts/joined-facts.ts'

const at = (code: string, line: number, more: Partial<Fact> = {}): Fact =>
  ({
    code,
    severity: 'warning',
    at: { file: 'cities.csv', line, column: 1 },
    what: `${code} ${line}.`,
    fix: '',
    record: `cities/${line}`,
    ...more,
  }) as Fact

const joined = (facts: Fact[], rows: CityRecord[] = []) =>
  joinedFacts(facts, rows).map(({ severity, what }) => `${severity}: ${what}`)

test('three texts in the wrong encoding are one problem of the file, with all lines', () => {
  const facts = [2, 5, 9].map((line) => at('garbled-text', line))
  expect(joined(facts)).toEqual(['warning: garbled-text 2. So have lines 5 and 9.'])
  expect(joined(facts.slice(1))).toHaveLength(2)
})

test('postal codes that are wrong in rows one after the other have slipped', () => {
  const facts = [4, 5, 7].map((line) => at('postal-code-elsewhere', line, { severity: 'error' }))
  expect(joined(facts)).toEqual(['error: postal-code-elsewhere 4. Lines 5 and 7 have those of other places, too.'])
  expect(joined([4, 8, 12].map((line) => at('postal-code-elsewhere', line)))).toHaveLength(3)
})

test('coordinates that are rounded in many rows are one problem, as severe as the worst', () => {
  const row = (line: number, latitude: number) =>
    ({ value: { latitude, longitude: -121.5 }, at: { line } }) as CityRecord
  const facts = [
    at('coordinates-twice', 2),
    at('coordinates-elsewhere', 3, { severity: 'error' }),
    at('coordinates-twice', 4),
  ]
  expect(joined(facts, [row(2, 45.1), row(3, 45.2), row(4, 45.1)])).toEqual([
    expect.stringMatching(/^error: coordinates-twice 2\. .*lines 3 and 4/),
  ])
  expect(joined(facts, [row(2, 45.1234), row(3, 45.2), row(4, 45.1)])).toHaveLength(3)
})

test('two folders that lead to the home page are one problem', () => {
  const facts = [at('redirect-to-home', 3), at('redirect-to-home', 8)]
  expect(joined(facts)).toEqual(['warning: redirect-to-home 3. So does line 8.'])
})

test('profiles of a template in one line are one problem that names both', () => {
  const facts = ['facebook', 'twitter'].map((what) =>
    at('placeholder-in-text', 4, { what: `${what}.`, severity: 'error' }),
  )
  expect(joined(facts)).toEqual(['error: facebook. twitter.'])
  expect(joined([at('placeholder-in-text', 4), at('placeholder-in-text', 5)])).toHaveLength(2)
})

test('a list that keeps three important pages from search engines is one problem', () => {
  const entry = (line: number, record = 'noindex') => at('essential-page-noindex', line, { record })
  expect(joined([1, 2, 3].map((line) => entry(line)))).toEqual([
    'warning: essential-page-noindex 1. So do lines 2 and 3.',
  ])
  expect(joined([entry(1), entry(2), entry(3, 'pages/contact')])).toHaveLength(3)
})

test('two links with exchanged targets are one problem, and two to other pages are two', () => {
  const link = (line: number, target: string, named: string) =>
    at('link-to-another-subject', line, { what: `"A" leads to "${target}", but it names "${named}".` })
  expect(joined([link(4, 'terms', 'privacy'), link(5, 'privacy', 'terms')])).toEqual([
    'warning: "A" leads to "terms", but it names "privacy". The link in line 5 has its target.',
  ])
  expect(joined([link(4, 'terms', 'privacy'), link(5, 'press', 'terms')])).toHaveLength(2)
})

test('two texts with exchanged subjects are one problem', () => {
  const text = (line: number, own: string, words: string) =>
    at('text-of-another-subject', line, { what: `The text is for ${own}, but has the words of texts about ${words}.` })
  expect(joined([text(4, 'Roofs', 'Gutters'), text(9, 'Gutters', 'Roofs')])).toEqual([
    'warning: The text is for Roofs, but has the words of texts about Gutters. The text in line 9 is for Gutters, and has the words of texts about Roofs: the two may be exchanged.',
  ])
  expect(joined([text(4, 'Roofs', 'Walls'), text(9, 'Gutters', 'Roofs')])).toHaveLength(1)
  expect(joined([text(4, 'Roofs', 'Walls'), text(9, 'Gutters', 'Doors')])).toHaveLength(2)
})

test('two entries with exchanged values are one problem', () => {
  const entry = (line: number, name: string, has: string, had: string) =>
    at('unreviewed-fact', line, {
      what: `The place "${name}" has "${has}", where it had "${had}" when it was reviewed.`,
    })
  expect(joined([entry(4, 'dee', 'lake', 'hill'), entry(9, 'odell', 'hill', 'lake')])).toEqual([
    'warning: The place "dee" has "lake", which the place "odell" had when it was reviewed, and line 9 has "hill": the two were exchanged.',
  ])
  expect(joined([entry(4, 'dee', 'lake', 'hill'), entry(9, 'odell', 'hill', 'town')])).toHaveLength(2)
})

test('a fact about a part of the words of another one in its line is one problem with it', () => {
  const named = (line: number, words: string, severity: 'error' | 'warning') =>
    at('text-of-another-company', line, { what: `The text names ${words}.`, words, severity })
  const long = named(4, 'Dee Repair Crew LLC', 'error')
  const short = named(4, 'Repair Crew', 'warning')
  expect(joined([short, long])).toEqual([`error: ${long.what}`])
  expect(
    joined([
      { ...short, severity: 'error' },
      { ...long, severity: 'warning' },
    ]),
  ).toEqual([`error: ${short.what}`])
  expect(joined([long, { ...short, at: { ...short.at, line: 5 } }])).toHaveLength(2)
  expect(joined([long, named(4, 'Ash Drains', 'warning')])).toHaveLength(2)
})
