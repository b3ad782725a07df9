import { expect, test } from 'vitest'
import { checkEventMonths } from '#generator/load/facts/calendar/event-months.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'

type Texts = { page?: string; county?: string; other?: string; hauser?: string; orion?: string }

/** The words that are found in texts of a company, of two counties, and of two towns of the first. */
function found({ page = '', county = '', other = '', hauser = '', orion = '' }: Texts, landmark = ''): string[] {
  const recordOf = (slug: string, value: object) => {
    const at = { file: `${slug}.yaml`, line: 1, column: 1 }
    return { slug, at, locate: () => at, file: { path: at.file, shown: at.file, text: '' }, value }
  }
  const site = recordOf('site', { business: {}, policies: [], claims: [] })
  const sources = {
    site,
    records: {
      language: { tag: 'en' },
      documents: {},
      landmarks: [recordOf('row', { names: [landmark] })],
      cities: ['hauser', 'orion'].map((slug) => recordOf(slug, { name: slug, county: 'lewis', description: '' })),
      folders: {
        pages: [recordOf('about', { body: page })],
        counties: [recordOf('lewis', { body: county }), recordOf('lane', { body: other })],
        cities: [recordOf('hauser', { body: hauser }), recordOf('orion', { body: orion })],
        ...{ articles: [], offices: [], services: [], guide: [] },
      },
    },
  } as unknown as FactSources // what the check reads
  return checkEventMonths(sources).flatMap(({ words }) => words ?? [])
}

test('the months of an event in two texts are the same', () => {
  const county = 'Guests come for General Conference in April and October.'
  const wrong = 'General Conference in March and September fills the hotels.'
  expect(found({ county, hauser: wrong })).toEqual(['General Conference in March and September'])
  expect(found({ county, hauser: wrong, orion: county })).toEqual(['General Conference in March and September'])
  expect(found({ page: county, hauser: 'General Conference in May' })).toEqual(['General Conference in May'])
  expect(found({ county: 'The Apple Blossom Fair is held each May.', hauser: 'Apple Blossom Fair in July' })).toEqual([
    'Apple Blossom Fair in July',
  ])
  expect(found({ hauser: 'Railroad Days in June. We rest on Railroad Days in August.' })).toHaveLength(1)
})

test.each([
  ['Guests come for General Conference in April.', 'General Conference in October'],
  ['General Conference in April and October', 'General Conference each October'],
  ['General Conference in April and October', 'General Conference was in March and September then.'],
  ['General Conference in April and October', 'General Conference in March 1990'],
  ['The Lily Bulb Festival, in late March', 'The Lily Bulb Festival in early April'],
  ['The Lily Bulb Festival from May to July', 'The Lily Bulb Festival in June'],
  ['Harvest Days in August', 'Harvest Days in September'],
  ['The Boat Show in March', 'The Boat Show in October'],
  ['Main Street in May', 'Main Street in July'],
  ['Lily Bulb Festival guests paint in May', 'Lily Bulb Festival guests clean in July'],
])('"%s" and "%s" may both be right', (county, hauser) => {
  expect(found({ county, hauser })).toEqual([])
})

test('other places have events of their own, unless the event is a landmark or has a long name', () => {
  const [first, second] = ['Potato Days in May', 'Potato Days in July']
  expect(found({ hauser: first, orion: second })).toEqual([])
  expect(found({ hauser: first, orion: second }, 'Potato Days')).toEqual([second])
  expect(found({ other: first, orion: second })).toEqual([])
  expect(found({ hauser: 'Sweet Potato Days in May', orion: 'Sweet Potato Days in July' })).toHaveLength(1)
})
