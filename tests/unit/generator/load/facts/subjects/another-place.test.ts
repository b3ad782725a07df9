import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkPlacesOfOthers } from '#generator/load/facts/subjects/another-place.ts'
import { checkThingsOfOthers } from '#generator/load/facts/subjects/things-of-others.ts'

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

/** The words that are found in the text of the county Avon, beside the county Westmark with Holt, Denby and Round Lake, with some rivers. */
function found(body: string, rivers: string[] = []): string[] {
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
        city('Round Lake', 'westmark'),
      ],
      landmarks: rivers.map((name) => ({ value: { names: [name] } })),
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
  ['Holt gets hot in July.', 'Holt'],
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
  ['Holt keeps the morning sun off the roofs.', 'Holt'],
  ['Cars on U.S. 33 stop, and roofs in Holt are steep.', 'Holt'],
  ['Many paint the roofs of the port in the morning, the mill or Holt.', 'Holt'],
  ['What is done for Holt is right.', 'Holt'],
  ['The frost reaches Holt.', 'Holt'],
  ['The same stages apply in Holt.', 'Holt'],
  ['Roofs in Holt can be steep.', 'Holt'],
  ['It can freeze in a night when Denby has clear skies.', 'Denby'],
  ['Roofs in Round Lake are steep.', 'Round Lake'],
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
  'Holt keeps the morning sun off the roofs. Snow stays long on Holt Mountain.',
  'Many come in by U.S. 33 and Holt.',
  'Trucks come via Route 9 and Denby.',
  'Many drive to the port in the morning, the paper mill or Holt.',
  'Some commute to the old port and the large paper mill and Holt.',
  'What is done for Holt would be wrong in Farley.',
  'The frost reaches the county ahead of Holt.',
  'The thaw comes long behind Denby.',
  'The same stages apply in Holt too.',
  'Roofs in Denby also are steep.',
  'Rain in Holt can be ice up here.',
  'Pipes can burst here in a night when Denby has 40 degrees.',
  'The dam of Round Lake was raised in 1964.',
])('"%s" puts the place elsewhere', (body) => {
  expect(found(body)).toEqual([])
})

test.each([
  ['Most roofs along the Holt are low.', ['Holt River'], []],
  ['In winter the Holt and the hills keep the roofs damp.', ['Holt Bayou'], []],
  ['Most roofs along the Holt are low.', ['Denby River', 'Holt Mountain'], ['Holt']],
  ['On the hills the Holt roofs are steep.', ['Holt River'], ['Holt']],
  ['Roofs in Holt are steep.', ['Holt River'], ['Holt']],
])('"%s", with %j', (body, rivers, words) => {
  expect(found(body, rivers)).toEqual(words)
})

/**
 * The words that are found in the texts of Holt, which is near Ashby and Denby and far from Farley. Mill Hill is a part of it,
 * Lorne is 20 km away.
 */
function foundInHolt(texts: { body?: string; services: Record<string, string> }): string[] {
  const [row, ...others] = [city('Holt', 'avon'), city('Denby', 'avon'), city('Farley', 'avon', 42)]
  const cities = [{ ...row, value: { ...row?.value, population: 90_000 } }, ...others]
  const around = [
    { name: 'Mill Hill', population: 18_000, latitude: 40.04, longitude: -100 },
    { name: 'Lorne', population: 18_000, latitude: 40.18, longitude: -100 },
  ]
  const holt = { ...file('cities/holt.yaml'), slug: 'holt', value: texts }
  const sources = {
    site: { value: { business } },
    gazetteer: { placesNamed: (name: string) => around.filter((each) => each.name === name) },
    records: {
      ...{ cities, landmarks: [], language: { tag: 'en-US' } },
      folders: { cities: [holt], offices: [], counties: [] },
    },
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
  'The archives in Farley keep the plans.',
  'The library roof in Denby is of slate.',
  'A hotel in Denby needs new gutters.',
  'A roof in Denby or in Holt lasts for decades.',
])('"%s" is about another place than that of the service', (text) => {
  expect(foundInService(text)).toHaveLength(1)
})

test.each([
  'It is less for the crew in Denby, whom we send first.',
  'A driver in Denby has the ladder.',
  'We bring the rubble to the old quarry in Denby.',
  'Our yard in Denby has the tiles.',
  'Old plans of the chimney are at the archives in Denby.',
  'The food bank in Denby shelters its bins with old shingles.',
  'The tiles wait at a kiln in Holt or in Denby.',
  'A brewery in Denby took the last copper gutters.',
  'A chapel in Denby bought our old scaffold.',
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
  ['A forest of pines surrounds much of Denby.', []],
  ['The old wall encloses half of Denby.', []],
  ['A forest of pines grows on much of Denby.', ['much of Denby']],
  ['What surrounds us keeps much of Denby dry.', ['much of Denby']],
  ['In July, the older part of Denby is dry.', ['part of Denby']],
  ['Parts of Denby are on a hill.', ['Parts of Denby']],
  ['Moss, which few Denby lawns ever see, is common here.', []],
  ['Moss, which few Denby lawns ever see, is common.', ['Denby lawns']],
  ['Moss, which Denby lawns never see, is common here.', ['Denby lawns']],
  ['Much of Mill Hill is on clay.', []],
  ['Older Mill Hill homes have wells.', []],
  ['Much of Lorne is on clay.', ['Much of Lorne']],
])('the text of a place that says "%s"', (body, words) => {
  expect(foundInHolt({ body, services: {} })).toEqual(words)
})
