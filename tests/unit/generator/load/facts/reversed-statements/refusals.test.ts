import { expect, test } from 'vitest'
import { checkRefusals } from '#generator/load/facts/reversed-statements/refusals.ts'
import { companySources } from '../../../../../support/company-sources.ts'

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
