import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkStatementsAboutOthers } from '#generator/load/facts/subjects/statements-about-others.ts'

const file = (path: string) => ({
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const city = (name: string, latitude: number, population: number) => ({
  ...file('cities.csv'),
  slug: name.toLowerCase(),
  value: { name, county: 'avon', description: '', latitude, longitude: -100, population },
})

/** The words that are found in a text of Ashby. Holt is 22 km away, Denby 44 km; Largo is the city beside it, and Elm a small part. */
function found(text: string, path: 'body' | 'service' = 'body'): string[] {
  const value = path === 'body' ? { body: text } : { services: { repair: text } }
  const sources = {
    site: { value: { business: { address: { locality: 'Mill', country: 'US' } } } },
    records: {
      cities: [
        city('Ashby', 40, 20_000),
        city('Holt', 40.2, 30_000),
        city('Denby', 40.4, 20_000),
        city('Largo', 40.1, 200_000),
        city('Elm', 40.03, 3000),
        city('Mill', 40.3, 20_000),
      ],
      language: { tag: 'en-US' },
      folders: { offices: [], cities: [{ ...file('cities/ashby.yaml'), slug: 'ashby', value }] },
    },
  } as unknown as FactSources // what the check reads
  return checkStatementsAboutOthers(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Holt is a young city of brick houses.', 'Holt is a young city'],
  ['Ashby is old. The mill is of brick. Holt has grown around it.', 'Holt has grown around it'],
  ['Holt remains a town of farms.', 'Holt remains a town of farms'],
  ['The town of Holt was settled in 1850.', 'The town of Holt was settled in 1850'],
  ['Old Holt is a grid of brick cottages.', 'Old Holt is a grid of brick'],
  ['Settled in 1850, Denby has deep lots.', 'Settled in 1850, Denby has deep lots'],
  ['With its lake breeze, Denby stays cool.', 'With its lake breeze, Denby stays cool'],
  ['In Holt, basements flood in spring.', 'In Holt, basements flood in spring'],
  ['Across Denby, lawns turn brown.', 'Across Denby, lawns turn brown'],
  ['Fences are stained each spring. In Holt, two years are fine.', 'In Holt, two years are fine'],
  ['Here fences are old. Holt is a city of brick.', 'Holt is a city of brick'],
  ['The mill made Holt’s streets wide.', 'Holt’s streets wide'],
  ['Many Denby families have a dog.', 'Denby families have a dog'],
  ['Most streets in Holt are steep.', 'streets in Holt are steep'],
  ['Welcome to Denby, where the wind rests.', 'Welcome to Denby'],
  ['Job offers bring people to Holt from other states, and the keys wait.', 'bring people to Holt'],
  ['The new mill drew many young families to Denby.', 'drew many young families to Denby'],
  ['Families move to Holt for the schools.', 'move to Holt'],
  ['Buyers flock to Denby in spring.', 'flock to Denby'],
  ['New people keep arriving in Holt.', 'arriving in Holt'],
  ['People who live in Denby mow in July.', 'live in Denby'],
  ['Newcomers coming to Denby need time.', 'Newcomers coming to Denby'],
  ['Owners buy old mills in Holt.', 'buy old mills in Holt'],
  ['In Holt, families come first.', 'In Holt, families come first'],
  ['On the milk round, Holt comes alive at four.', 'On the milk round, Holt comes alive at four'],
])('%s', (text, words) => {
  expect(found(text)).toEqual([words])
  expect(found(text, 'service')).toEqual([words])
})

test.each([
  // Where it is.
  'Holt is about nine miles to the southeast.',
  'Holt is eight miles away in the same direction.',
  'Holt lies over the hill.',
  'Next door, Holt has the mill.',
  'To the north, Denby has its own mill.',
  'Holt is the next stop of the train.',
  'There is a neighbor to the north. Holt is a city of brick.',
  'Holt sits across the river.',
  'In Holt, at the end of the line, trains turn.',
  'The road climbs to Denby, and trucks follow it.',
  'The line runs from Holt to Denby.',
  'On the milk round, Holt comes first.',
  'For the piano tuner, Denby comes last.',
  // What differs.
  'Holt is older than most towns.',
  'Holt is a young city. Ashby is an old one.',
  'Holt has the mills, while the farms are here.',
  'Holt gets the snow, but these streets stay dry.',
  'Unlike Holt, the town has no mill.',
  'Snow lies here when there is rain in Holt.',
  'Steep drives need plowing long after Holt is clear.',
  'In Holt, too, the ground is of clay.',
  'Holt has the courthouse, and Ashby the mill.',
  'Holt has a mill like ours.',
  'Here fences are stained each spring. In Holt, two years are fine.',
  'The clay is deep here. In Denby, sand drains the lawns.',
  // What connects them.
  'Many people live in Holt and work here.',
  'Families move to Holt first, and to Ashby later.',
  'People who moved from Mill to Holt are few.',
  'Skiers come to Holt and rent rooms on the river.',
  'Guests who live in Denby stay the night.',
  'Many residents commute to Holt.',
  'Desk jobs mean a drive to Holt or over the hill for many people.',
  'We pair visits to Holt with those to Denby.',
  'Holt was once part of the farm.',
  'Tornadoes of 2011 struck Holt and killed trees.',
  // A longer name, a suburb, a part, and the town of the office.
  'Holt Creek is full of trout.',
  'Holt–Denby Plain is dry.',
  'Largo runs the water system.',
  'Elm has older houses.',
  'Mill is a town of brick.',
  'The pear trees of Denby Lane bloom.',
])('%s explains the other place', (text) => {
  expect(found(text)).toEqual([])
})
