import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkNamesInTexts } from '#generator/load/facts/subjects/names-in-texts.ts'

/** What is said of the spelling of a place in its own text, of a site with the landmark Marlowe Mile. */
function found(tag: string, name: string, text: string): string[] {
  const record = {
    file: { path: 'cities/own.yaml', shown: 'cities/own.yaml', text },
    locate: () => ({ file: 'cities/own.yaml', line: 1, column: 1 }),
    slug: 'own',
    value: { name, county: 'own' },
  }
  const sources = {
    records: {
      language: { tag },
      cities: [record],
      landmarks: [{ value: { names: ['Marlowe Mile'] } }],
      folders: { cities: [{ ...record, value: { lead: text } }], counties: [], services: [], pages: [], articles: [] },
      documents: {},
    },
  } as unknown as FactSources // what the check reads
  return checkNamesInTexts(sources, new Set()).map(({ what }) => what)
}

test.each([
  ['de-DE', 'Bobingen', 'Viele Bobinger Häuser haben einen Keller.'],
  ['de-DE', 'Bad Aibling', 'Rund um Aiblings Kurpark liegen alte Rohre.'],
  ['pl-PL', 'Krakowa', 'Pracujemy w Krakowie i okolicy.'],
  ['en-US', 'Bobingen', 'Bobingens mill is gone.'],
  ['en-CA', 'Elora', 'The village has its name from the caves of Ellora in India.'],
  ['en-CA', 'Elora', 'Elora, first spelled Ellora, has a mill.'],
  ['en-CA', 'Elora', 'Elora, which is pronounced Ellora, has a mill.'],
  ['en-US', 'Midway', 'The mill is on the Medway River.'],
  ['en-US', 'Midway', 'The Medway Hills are steep.'],
  ['en-US', 'Marlow', 'Runners come for the Marlowe Mile in May.'],
  ['en-US', 'Hartley', 'The post office made it Hartly.'],
  ['en-US', 'Hartley', 'The grandest of them is Thornwood. Hartly, on the lake, is a public garden.'],
  ['en-US', 'Hartley', 'The paintings are from Hartly House.'],
  ['en-US', 'Hartley', 'They chose Hartly, and the railroad agreed.'],
  ['en-US', 'Hartley', 'Until 1889 the landing was known as Hartly.'],
  ['en-US', 'Hartley', 'The railroad misspelled it, so maps of the time have Hartly.'],
])('in %s, a text of %s may say "%s"', (tag, name, text) => {
  expect(found(tag, name, text)).toEqual([])
})

test.each([
  ['de-DE', 'Bobingen', 'In Bubingen haben viele Häuser einen Keller.', 'Bubingen'],
  ['en-US', 'Midway', 'Homes in Medway are old.', 'Medway'],
  ['en-US', 'Midway', 'We work all over Ashby. Medway residents know the river.', 'Medway'],
  ['en-US', 'Hartley', 'Hartly has two piers. The name is old.', 'Hartly'],
])('in %s, a text of %s that says "%s" is misspelt', (tag, name, text, written) => {
  expect(found(tag, name, text)).toEqual([`The text says "${written}", but the place is ${name}.`])
})

test.each([
  ['Fort Hartly has two piers.', ['Hartly']],
  ['Hartly has two piers.', []],
  ['The name is from a soldier, Jean Fort Hartly, who was here.', []],
])('a word of a longer name is misspelt beside the other words of the name: %s', (text, written) => {
  expect(found('en-US', 'Fort Hartley', text)).toEqual(
    written.map((each) => `The text says "${each}", but the place is Fort Hartley.`),
  )
})
