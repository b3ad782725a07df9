import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkSubjectTexts } from '#generator/load/facts/subjects/likelier-subject.ts'

const file = { path: 'bath.yaml', shown: 'bath.yaml', text: '' }
const record = { file, slug: '', locate: () => ({ file: 'bath.yaml', line: 1, column: 1 }) }
const aboutBaths = 'A bath with shampoo, a blow-dry, and a brush for every ear and nail.'

/** The problems of a service whose description is about baths. */
function found(name: string): string[] {
  const services = [
    { slug: 'bath', value: { name: 'Bath', description: aboutBaths, features: [], fullDescription: '' } },
    { slug: 'other', value: { name, description: aboutBaths, features: [], fullDescription: '' } },
  ].map((each) => ({ ...record, ...each }))
  const texts = { bath: aboutBaths, other: 'Scissors and clippers shape a coat that has grown since spring.' }
  const cities = Array.from({ length: 8 }, () => ({ ...record, value: { services: texts, traits: [] } }))
  const sources = { records: { folders: { services, cities, traits: [] }, documents: {} } }
  return checkSubjectTexts(sources as unknown as FactSources).map(({ what }) => what) // what it reads
}

test('a description with the words of another service is reported', () => {
  expect(found('Haircut')).toEqual(['The description of Haircut has the words of texts about Bath.'])
})

test('a service that contains others has their words', () => {
  expect(found('Full Groom')).toEqual([])
})
