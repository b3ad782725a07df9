import { expect, test } from 'vitest'
import { withCertainty } from '#generator/load/facts/certainty.ts'
import type { Fact } from '#generator/load/facts/fact.ts'
import type { Records } from '#generator/load/records.ts'

type Row = [sentence: string, words: string, code?: Fact['code'], record?: string]

function severityOf([sentence, words, code = 'hours-in-text-differ', record = 'faqs']: Row, tag = 'en-US') {
  const found = { code, severity: 'error', sentence, words, record } as Fact
  return withCertainty([found], { language: { tag } } as Records)[0]?.severity
}

test.each<Row>([
  ['We answer the phone until 8 PM.', 'until 8 PM'],
  ['{business} has offices in four states.', 'four states', 'count-in-text-differs'],
  ['15+ years of experience', '15+ years', 'experience-differs'],
  ['Ashby is the county seat of Holt County.', 'Ashby is the county seat', 'county-seat-differs', 'cities/ashby'],
  ['The town has 12,000 residents.', '12,000 residents', 'population-in-text-differs', 'cities/ashby'],
  ['At the southern end of Holt County.', 'Holt County', 'text-of-another-region', 'counties/dale'],
  ['Our crews drive the 90 miles from Holt.', '90 miles from Holt', 'distance-in-text-differs', 'cities/ashby'],
  ['Let us know within 72 hours if something was missed.', '72 hours', 'policy-numbers-differ'],
  ['Requests are answered within 24 hours.', '24 hours', 'policy-numbers-differ'],
  ['Founded in 2019, {business} cleans houses.', 'Founded in 2019', 'experience-differs'],
])('"%s" is about the company or the place: an error', (...row) => {
  expect(severityOf(row)).toBe('error')
})

test.each<Row>([
  ['Of our roofers one has been here since 2013.', 'since 2013', 'experience-differs'],
  ['The first Ashby was the county seat from 1840 to 1870.', 'county seat', 'county-seat-differs', 'cities/ashby'],
  ['In 2000 the town had 1,882 residents.', '1,882 residents', 'population-in-text-differs', 'cities/ashby'],
  ['Copper costs four times as much as our gutters, from $38 per foot.', '$38 per foot', 'price-in-text-differs'],
  ['Permits come from the county here, not from Holt.', 'Holt', 'text-of-another-place', 'cities/ashby'],
  ['For a leak please call; that phone is answered around the clock.', 'around the clock'],
  ['Most towns close the meter when a bill is unpaid for 60 days.', '60 days', 'policy-numbers-differ'],
  ['The crew in Holt comes from 20 miles away.', '20 miles', 'distance-in-text-differs', 'cities/ashby'],
  ['Zone 9a of the map of hardiness since last spring', 'since last spring', 'experience-differs'],
])('"%s" may be about something else: a warning', (...row) => {
  expect(severityOf(row)).toBe('warning')
})

test('a Spanish sentence is read by its own words', () => {
  expect(severityOf(['Abrimos de lunes a domingo.', 'de lunes a domingo'], 'es-ES')).toBe('error')
  expect(severityOf(['La otra oficina tiene un horario de 8:00 a 14:00.', 'de 8:00 a 14:00'], 'es')).toBe('warning')
  expect(severityOf(['El pueblo fue capital hasta 1833.', 'capital', 'county-seat-differs'], 'es')).toBe('warning')
})

test('a fact about a field, a spelling, or a text in another language keeps its severity', () => {
  const sentence = 'In 1870 it was in Ashby.'
  expect(severityOf([sentence, 'Ashby', 'text-of-another-place'])).toBe('warning')
  expect(severityOf([sentence, 'Ashby', 'postal-code-elsewhere'])).toBe('error')
  expect(severityOf([sentence, 'Ashby', 'text-of-another-place'], 'fr')).toBe('error')
  const field = { code: 'text-of-another-place', severity: 'error', record: 'cities/ashby' } as Fact
  expect(withCertainty([field], { language: { tag: 'en' } } as Records)).toEqual([field])
})
