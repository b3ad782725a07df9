import { expect, test } from 'vitest'
import { residents } from '#generator/load/facts/place-claims/place-figures/stated-facts.ts'

const gazetteer = { names: () => ['Holt', 'Denby', 'Ashby'].map((name) => ({ name })) }

/** The words of a sentence about Ashby, which has 5,140 residents, or as many as are given. */
const found = (sentence: string, population = 5140, population_basis = 'census') =>
  residents(
    sentence,
    { name: 'Ashby', city: { value: { population, population_basis } } } as Parameters<typeof residents>[1],
    { sources: { today: '2026-01-15', gazetteer } } as unknown as Parameters<typeof residents>[2], // what it reads
  )?.words

test.each([
  'Together Ashby and Holt have some 13,000 people.',
  'The two towns have some 13,000 people.',
  'Ashby and Holt have 13,000 residents.',
  'With Holt it has 13,000 residents.',
])('"%s" may count several places', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  ['Ashby has some 13,000 people.', '13,000 people'],
  ['Together Ashby and Holt have some 3,000 people.', '3,000 people'],
])('"%s" contradicts the table', (sentence, words) => {
  expect(found(sentence)).toBe(words)
})

test.each([
  'The Town of Holt has about thirty-three thousand people, and Ashby is its largest hamlet.',
  'The village of Holt has 900 residents.',
  'Each February the farm show brings more than 100,000 people.',
  'The utility pumps to about two hundred thousand people in seven counties.',
  'The mining camp, with once more than two thousand people, is below the lake.',
])('"%s" is about another place', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  'Farley alone has well over four thousand residents.',
  'Oil Hill, a company town northwest of Ashby, has some 2,500 residents.',
  'In 2016 residents voted for it.',
  'Some 2,500 residents lived here in the twenties.',
  'Ashby had fewer than 2,000 inhabitants at the turn of the century.',
  'Twice as many as today, 10,500 people lived here, twice as many as today.',
])('"%s" is about a part, another place, a year or another time', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  ['Ashby alone has 2,500 residents.', '2,500 residents'],
  ['A quiet town of red brick, it has some 2,500 residents.', '2,500 residents'],
])('"%s" is about the place', (sentence, words) => {
  expect(found(sentence)).toBe(words)
})

test('an estimate may be half or twice what was counted', () => {
  expect(found('It had 7,400 residents in 2020.', 5140, 'estimate')).toBeUndefined()
  expect(found('It had 7,400 residents in 2020.', 5140, 'census')).toBe('7,400 residents')
  expect(found('It has 51,400 residents.', 5140, 'estimate')).toBe('51,400 residents')
})

test.each([
  'It has a few thousand people.',
  'Several thousand residents live here.',
  'A couple of thousand people live here.',
  'The town has between eight and nine thousand people.',
  'Two dozen thousand people live here.',
  'About a dozen thousand residents have wells.',
])('"%s" has no number', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  ['It has two thousand people.', 'two thousand people'],
  ['It has twelve thousand people and a dozen wells.', 'twelve thousand people'],
  ['Some of its two thousand people fish.', 'two thousand people'],
  ['A few of its nine thousand residents fish.', 'nine thousand residents'],
])('"%s" has one in words', (sentence, words) => {
  expect(found(sentence)).toBe(words)
})

test.each([
  'The town grew from about 2,400 residents to 5,140.',
  'Ashby went from 3,000 residents to more than 5,000.',
  'It went from 2,400 residents to nearly 5,140.',
  'The village has nine thousand people, about 5,100 of them inside the old wall.',
  'Of the 12,400 residents between the two locks, 5,140 live here.',
])('"%s" gives two numbers of one place', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  ['The village has nine thousand people, about 6,100 of them inside the old wall.', 'nine thousand people'],
  ['It has 9,000 residents, 1,140 of them farmers.', '9,000 residents'],
  ['It has 9,000 residents in 5,100 homes.', '9,000 residents'],
  ['At 5,100 feet it has 9,000 residents.', '9,000 residents'],
])('"%s" gives two numbers, none of which is that of the table', (sentence, words) => {
  expect(found(sentence)).toBe(words)
})

test.each([
  ['Fewer than a thousand people live above the quarry.', 640, undefined],
  ['It has up to about 7,000 residents.', 5140, undefined],
  ['Fewer than a thousand people live above the quarry.', 5140, 'thousand people'],
])('"%s", as a limit for %i residents: %s is found', (sentence, population, words) => {
  expect(found(sentence, population)).toBe(words)
})

test.each([
  'On that night 9,000 people, most of them from Holt, watched the boats.',
  'In one hour 9,000 people went over the bridge.',
  'Some 9,000 people passed the gate of the mill.',
  'In 1960 it had 2,100 people; in 2024 it had 5,140.',
])('"%s" counts visitors, or residents of long ago', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  'Holt, the next town to the east, has about 1,260 people.',
  'Denby, with 2,775 people, is across the river.',
  'The town of Holt, of which Ashby is a part, has 10,686 residents.',
  'West Ashby, the town behind it, has about 1,300 residents.',
  'There is another Ashby in the mountains, with about 1,400 people.',
  'Holt has 1,616 residents and Ashby half as many again.',
])('"%s" is about another place', (sentence) => {
  expect(found(sentence)).toBeUndefined()
})

test.each([
  'Today, it has 1,260 people.',
  'Beside Holt lies Ashby, with 2,775 people.',
  'The town has 1,300 residents.',
  'It has 9,000 residents, most of them above the bridge.',
  'From this hill, the town has about 2,400 residents to look at.',
])('"%s" is about the own place', (sentence) => {
  expect(found(sentence)).toBeDefined()
})
