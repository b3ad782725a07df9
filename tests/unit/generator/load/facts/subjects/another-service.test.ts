import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import {
  checkServices,
  checkTestimonials,
  checkTextsOfServices,
} from '#generator/load/facts/subjects/another-service.ts'

const names = {
  leadwork: 'Leadwork',
  chimneys: 'Chimney Repairs',
  repairs: 'Wall Repairs',
  surveys: 'Roof Surveys',
  flat: 'Flat Roofs',
  sealing: 'Sealing',
  houses: 'House Surveys',
}

const file = { path: 'testimonials.yaml', shown: 'testimonials.yaml', text: '' }
const record = { file, slug: '', locate: () => ({ file: 'testimonials.yaml', line: 1, column: 1 }) }
const site = { ...record, value: { business: { name: 'Brook Garage' } } }
const services = Object.entries(names).map(([slug, name]) => ({ ...record, slug, value: { name } }))

/** The problems of a review for a service. */
function found(service: string, review: string): string[] {
  const testimonials = { ...record, value: { items: [{ name: 'A. Birch', service, review }] } }
  const sources = { site, records: { folders: { services }, documents: { testimonials } } }
  return checkTestimonials(sources as unknown as FactSources).map(({ what }) => what) // what it reads
}

test('a review that names the thing of another service alone is reported', () => {
  expect(found('leadwork', 'Our chimney is dry at last.')).toHaveLength(1)
})

test('a review with a form of a word of its service is right', () => {
  expect(found('leadwork', 'Mastic round the chimney failed. They put lead round it.')).toEqual([])
})

test('a review that says where the work was done is right', () => {
  expect(found('sealing', 'We bought a house, and no one knew what was wet.')).toEqual([])
})

test('a review that names who does the work of its service is right', () => {
  expect(found('sealing', 'Two sealers, one day, a tall chimney.')).toEqual([])
})

test('a part of the work of its service is that of no other', () => {
  expect(found('leadwork', 'The night of sealing was worth it.')).toEqual([])
  expect(found('leadwork', 'The sealing was worth it.')).toHaveLength(1)
})

test('what a thing is a piece of is no service', () => {
  expect(found('surveys', 'A piece of chimney was all they found.')).toEqual([])
})

test('a word that is part of a name names no service', () => {
  expect(found('leadwork', 'We moved into a new place at Chimney Farm.')).toEqual([])
})

test('a word that another service has in another form names none', () => {
  expect(found('leadwork', 'Eleven houses, three roofs, one report.')).toEqual([])
})

test.each([
  ['Wall repairs stop where the chimney begins.', []],
  ['Roof surveys begin with the chimney and its pots.', []],
  ['Wall repairs here begin with lime.', ['The text for Chimney Repairs begins with "Wall repairs …".']],
  ['Wall repairs cost less than other repairs.', ['The text for Chimney Repairs begins with "Wall repairs …".']],
])('the text of a place for Chimney Repairs, "%s"', (text, problems) => {
  const cities = [{ ...record, value: { services: { chimneys: text } } }]
  const sources = { records: { folders: { services, cities, counties: [], traits: [] } } }
  expect(checkTextsOfServices(sources as unknown as FactSources).map(({ what }) => what)).toEqual(problems) // what it reads
})

test.each([
  ['A garage door shakes itself loose.', ['A garage']],
  ['A garage door shakes itself loose. It does not tell you.', []],
  ['A spring breaks.', []],
])('the text of Tune-Ups, "%s", is that of New Garage Set, unless all services are for garages: %j', (text, words) => {
  const service = (slug: string, name: string, fullDescription: string) => ({
    ...{ ...record, slug, file: { ...file, text: fullDescription } },
    value: { name, description: name, fullDescription },
  })
  const found = (others: string, name = 'Brook') => {
    const company = { ...record, value: { business: { name } } }
    const all = [
      service('tune-ups', 'Tune-Ups', text),
      service('doors', 'New Garage Set', 'We hang it.'),
      service('openers', 'Remotes', others),
      service('seals', 'Draught Seals', others),
    ]
    const sources = { site: company, records: { folders: { services: all } } } as unknown as FactSources // what it reads
    return checkServices(sources).flatMap(({ words: each }) => each ?? [])
  }
  expect(found('We fit it.')).toEqual(words)
  expect(found('We fit it in the garage.')).toEqual([])
  expect(found('We fit it.', 'Brook Garage')).toEqual([])
})
