import { expect, test } from 'vitest'
import { checkExcludedOffers } from '#generator/load/facts/policies/reversed-statements/excluded-offers.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (excluded: string, text: string) =>
  checkExcludedOffers(companySources({ services: [excluded], places: [text] })).map(({ words }) => words)

test.each([
  ['Hot tub chemistry, snow removal and repairs are jobs for other trades.', 'We also drain hot tubs.'],
  ['Hot tub chemistry, snow removal and repairs are jobs for other trades.', 'We even remove the snow.'],
  ['Gas stoves and sauna heaters remain with their technicians.', 'We gladly fix sauna heaters here.'],
  ['Tall hedges belong to a gardener.', 'We are happy to trim tall hedges.'],
  ['Lead pipes are not ours.', 'Here we also replace lead pipes.'],
  ['Burst pipes are left to your plumber.', 'We also repair burst pipes.'],
])('after "%s", "%s" offers what is left to others', (excluded, text) => {
  expect(found(excluded, text)).toHaveLength(1)
})

test.each([
  ['Hot tub chemistry is a job for other trades.', 'We also wipe the hot tub cover.'],
  ['Hot tub chemistry is a job for other trades.', 'We also sweep around the hot tub.'],
  ['Hot tub chemistry is a job for other trades.', 'We do not drain hot tubs.'],
  ['Hot tub chemistry is a job for other trades.', 'We also make hot soup.'],
  ['Hot tubs near the lake stay with their owner.', 'We also drain hot tubs.'],
  ['The keys stay with the front desk.', 'We also copy the keys.'],
  ['Tall hedges belong to a garden.', 'We also water the hedges.'],
])('after "%s", "%s" is right', (excluded, text) => {
  expect(found(excluded, text)).toEqual([])
})
