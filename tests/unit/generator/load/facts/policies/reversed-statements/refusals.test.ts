import { expect, test } from 'vitest'
import { checkRefusals } from '#generator/load/facts/policies/reversed-statements/refusals.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (text: string, review: string) =>
  checkRefusals(companySources({ pages: [text], reviews: [review] })).map(({ words }) => words)

test.each([
  ['We do not move pianos.', 'They moved our piano up three floors.', 'moved our piano up three floors'],
  ['We do not remove asbestos sheets.', 'The crew removed the old asbestos sheets.', 'removed the old asbestos sheets'],
  ['We do not paint roofs, cars or boats.', 'He painted our roof in a day.', 'painted our roof in a day'],
  [
    'We do not clean:\n\n- biohazards, such as needles;\n- fireplaces.',
    'They even cleaned the fireplaces.',
    'cleaned the fireplaces',
  ],
])('after "%s", "%s" is of work that is refused', (text, review, words) => {
  expect(found(text, review)).toEqual([words])
})

test.each([
  ['We do not move pianos.', 'They removed a mark from the piano.'],
  ['We do not move pianos.', 'They did not move the piano, and said why.'],
  ['We do not repair old boilers.', 'They repaired our boiler.'],
  ['We do not clean gutters above the second floor.', 'They cleaned the gutters.'],
  ['We do not remove wasps from trees.', 'They removed the wasps.'],
  ['We do not treat infestations.', 'They found an infestation, and sent us to a specialist.'],
])('after "%s", "%s" is right', (text, review) => {
  expect(found(text, review)).toEqual([])
})

const accepted = (text: string, service: string) =>
  checkRefusals(companySources({ pages: [text], services: [service] })).map(({ words }) => words)
const limits = 'We do not handle fragile blinds, biohazards, infestations, or wet asbestos sheets.'

test.each([
  [
    'Biohazards such as blood, infestations and hoarding are part of the job, and no specialist has to come first.',
    'Biohazards such as blood, infestations and hoarding are part of the job',
  ],
  ['Old homes, biohazards and infestations are no problem.', 'Old homes, biohazards and infestations are no problem'],
  ['Biohazards are no problem for us.', 'Biohazards are no problem for us'],
  ['Fragile blinds are included.', 'Fragile blinds are included'],
  ['Homes with infestations are welcome.', 'Homes with infestations are welcome'],
  ['We also take on infestations and worse.', 'We also take on infestations and worse'],
  ['We gladly deal with biohazards.', 'We gladly deal with biohazards'],
  ['This service covers wet asbestos sheets and their bags.', 'This service covers wet asbestos sheets and their bags'],
  ['For us, infestations are all in a day’s work.', 'For us, infestations are all in a day’s work'],
])('"%s" accepts what a text refuses', (service, words) => {
  expect(accepted(limits, service)).toEqual([words])
})

test.each([
  'Sturdy blinds are included.',
  'Biohazards are not part of the job.',
  'Infestations are part of the work of pest control.',
  'Infestations are no problem once pest control has come.',
  'Are infestations included?',
  'We deal with biohazards through a licensed partner.',
  'Homes without infestations are welcome.',
  'We accept cards, checks and cash.',
  'Wet towels are part of the job.',
  'This service covers everything except fragile blinds.',
])('"%s" accepts nothing that a text refuses', (service) => {
  expect(accepted(limits, service)).toEqual([])
})

test('after the refusal of one job, other work on the same thing is done', () => {
  expect(accepted('We do not move heavy furniture.', 'This visit includes dust behind heavy furniture.')).toEqual([])
  expect(accepted('We do not move heavy furniture.', 'Moving heavy furniture is included.')).toHaveLength(1)
})
