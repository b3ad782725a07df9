import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlacesOfOthers, checkThingsOfOthers } from '#generator/load/facts/subjects/another-place.ts'

const file = (path: string) => ({
  file: { path, shown: path, text: '' },
  locate: () => ({ file: path, line: 1, column: 1 }),
})
const city = (name: string, county: string, latitude = 40) => ({
  ...file('cities.csv'),
  slug: name.toLowerCase(),
  value: { name, county, description: '', latitude, longitude: -100 },
})
const business = { name: 'Brook', address: { locality: 'Ashby', country: 'US' } }

/** The words that are found in the text of the county Avon, beside the county Westmark with Holt and Denby. */
function found(body: string): string[] {
  const county = (slug: string, name: string, region: string, text: string) => ({
    ...file(`counties/${slug}.yaml`),
    slug,
    value: { name, region, body: text },
  })
  const sources = {
    site: { value: { business } },
    records: {
      cities: [
        city('Ashby', 'avon'),
        city('Elm', 'avon'),
        city('Farley', 'avon', 40.4),
        city('Holt', 'westmark'),
        city('Denby', 'westmark'),
      ],
      language: { tag: 'en-US' },
      folders: {
        cities: [],
        offices: [],
        counties: [county('avon', 'Avon', 'OH', body), county('westmark', 'Westmark', 'KY', '')],
      },
    },
  } as unknown as FactSources // what the check reads
  return checkPlacesOfOthers(sources, false).flatMap(({ words }) => words ?? [])
}

test.each([
  ['Roofs in Holt are steep.', 'Holt'],
  ['Most of Denby has slate.', 'Denby'],
  ['The roofs and walls of Denby are of stone.', 'Denby'],
  ['Holt has its own charm.', 'Holt'],
  ['In the City of Denby we work on Mondays.', 'Denby'],
  ['Denby has slate roofs and hoses outside.', 'Denby'],
  ['Storms that pass are hard on roofs, and most roofs in Holt are old.', 'Holt'],
  ['We serve Ashby, Holt and Elm.', 'Holt'],
  ['The crews visit Elm, Ashby and Denby on Mondays.', 'Denby'],
  ['There are tall blocks around Farley, and terraces by the stations in Holt.', 'Holt'],
  ['In Ohio it is cold. Roofs in Holt are steep.', 'Holt'],
])('"%s" is about a place of another county', (body, name) => {
  expect(found(body)).toEqual([name])
})

test.each([
  'In the Plain of Holt the wind is strong.',
  'The vales of Ashby and Holt have clay.',
  'The Forests of Holt and Denby were for kings.',
  'Holt has its own council.',
  'Denby is a unitary authority.',
  'Holt and Denby have our postal codes and are in Westmark.',
  'Holt and Denby are the towns around it, all outside the boundary of the county.',
  'Holt belongs to the next county.',
  'The storm that struck Holt on April 27, 2011 broke trees in this county.',
  'The tornado of 2011 came from Denby and Holt to Ashby.',
  'After the flood of 1916 in Holt, people moved to Ashby.',
  'Ashby and Holt look at each other over the water.',
  'A permit for Elm takes a day, one for Denby three.',
  'Permits are online in both Ashby and Elm, and on paper in Holt and Denby.',
  'The crew for Ashby also does Denby and Holt.',
  'Route 35 links Ashby, Elm and Holt.',
  'A permit for Farley takes a day, one for Denby three.',
  'There are tall blocks around Elm, and terraces by the stations in Holt.',
  'Denby is the seat of the county on the other side.',
  'On the other bank, in Denby, the inspector comes twice.',
  'Across the river the rules are few. Holt has a form of one page.',
  'Kentucky towns such as Holt and Denby have no such form.',
  'In Kentucky it is simpler: Holt has a form of one page.',
  'The snow of one winter can exceed what Holt sees in ten years.',
  'Avon wraps around Holt on the landward side.',
  'Route 9 connects Elm with Holt in under an hour.',
  'The M17 and N17 run up the eastern side through Holt.',
  'The county borders Denby, and its soil is heavy.',
])('"%s" puts the place elsewhere', (body) => {
  expect(found(body)).toEqual([])
})

/** The words that are found in the texts of Holt, which is near Ashby and Denby and far from Farley. */
function foundInHolt(texts: { body?: string; services: Record<string, string> }): string[] {
  const cities = [city('Holt', 'avon'), city('Denby', 'avon'), city('Farley', 'avon', 42)]
  const holt = { ...file('cities/holt.yaml'), slug: 'holt', value: texts }
  const sources = {
    site: { value: { business } },
    records: { cities, language: { tag: 'en-US' }, folders: { cities: [holt], offices: [], counties: [] } },
  } as unknown as FactSources // what the checks read
  return [...checkPlacesOfOthers(sources, false), ...checkThingsOfOthers(sources)].flatMap(({ words }) => words ?? [])
}
const foundInService = (text: string) => foundInHolt({ services: { 'roof-repair': text } })

test.each([
  'A repair is a sensible project in Denby.',
  'The soil in Denby is heavy.',
  'The winter in Denby is long, as the homeowners in Denby know.',
  'The crews clean houses in Denby.',
  'The roof in Denby is often steep.',
  'The crew in Farley has the ladder.',
])('"%s" is about another place than that of the service', (text) => {
  expect(foundInService(text)).toHaveLength(1)
})

test.each([
  'It is less for the crew in Denby, whom we send first.',
  'A driver in Denby has the ladder.',
  'We bring the rubble to the old quarry in Denby.',
  'Our yard in Denby has the tiles.',
])('"%s" says where one thing is', (text) => {
  expect(foundInService(text)).toEqual([])
})

test.each([
  ['Eastgate is the last part of Denby on the way here.', []],
  ['Eastgate, now part of Denby, has its own school.', []],
  ['It is a quiet part of Denby.', ['part of Denby']],
  ['The town was part of Denby until 1727.', []],
  ['It was once part of Denby.', []],
  ['Clay from the pits became the bricks of half of Denby.', []],
  ['Half of Denby is on clay.', ['Half of Denby']],
  ['In July, the older part of Denby is dry.', ['part of Denby']],
  ['Parts of Denby are on a hill.', ['Parts of Denby']],
])('the text of a place that says "%s"', (body, words) => {
  expect(foundInHolt({ body, services: {} })).toEqual(words)
})
