import { expect, test } from 'vitest'
import { statedFacts } from '#generator/load/facts/review/stated-facts.ts'

test.each<[sentence: string, facts: string[]]>([
  ['The earthquake of 2020 had its center near Magna.', ['earthquake', '2020', 'Magna']],
  ['The prison at Holt was a mill.', ['prison', 'Holt', 'mill']],
  ['A mill is loud.', []],
  ['Utah Copper laid out the town in the 1920s.', ['Utah Copper', '1920s']],
  ['Silver built Old Town on the walls of a canyon.', ['Old Town']],
  ['Wanship is small.', ['Wanship']],
  ['The tracks and I-84 follow the river north.', ['I-84', 'north']],
  ['Dogs run free on odd-numbered days.', ['free', 'odd-numbered days']],
  ['Never mix the two.', ['never', 'two']],
  ['North Ogden is near.', ['North Ogden']],
  ['We never mix bleach, and it isn’t safe.', ['never', 'isn’t']],
  ["It isn't safe.", ["isn't"]],
  ['It costs $19, or 25% less, after 24 hours.', ['$19', '25%', 'less', 'after', '24 hours']],
  ['Ask for [the list](/lists/2020/) and call {phone}.', ['{phone}']],
  ['A row of homes that I know.', []],
  ['I’m here, and so is Ada’s mother.', ['Ada']],
  ['How to Read the List of a Landlord', []],
  ['How to Read the List of Okelberry Farms', ['Okelberry Farms']],
  ['longitude -111.5', ['-111.5']],
  ['Rooms get dusty.', []],
  ['Stone went to the St. George Temple.', ['St. George Temple']],
  ['A deep clean is optional.', ['optional']],
])('"%s" states %j', (sentence, facts) => {
  expect(statedFacts(sentence, 'en-US')).toEqual(facts)
})

test('a unit belongs to its number', () => {
  expect(statedFacts('It takes two hours, not two days.', 'en')).toEqual(['two hours', 'not', 'two days'])
})

test('a Spanish sentence states names, numbers and its own words', () => {
  expect(statedFacts('El Henares corre al sur de Torrejón desde 1870, nunca al norte.', 'es-ES')).toEqual([
    'Henares',
    'sur',
    'Torrejón',
    'desde',
    '1870',
    'nunca',
    'norte',
  ])
})

test('a language without a list of words has names and numbers', () => {
  expect(statedFacts('La ville de Lyon a 500 rues, pas 600.', 'fr')).toEqual(['Lyon', '500', '600'])
})
