import { expect, test } from 'vitest'
import { checkTemperatures } from '#generator/load/facts/calendar/temperatures.ts'
import { textSources } from '../../../../../support/text-sources.ts'

const found = (text: string) => checkTemperatures(textSources(text)).flatMap(({ words }) => words ?? [])

test.each([
  ['In winter, keep the house at 68 °C.', 'keep the house at 68 °C'],
  ['Set the thermostat to 72 degrees Celsius.', 'Set the thermostat to 72 degrees Celsius'],
  ['Set the thermostat to 20 °F.', 'Set the thermostat to 20 °F'],
  ['Wash bedding at 140 °C.', 'Wash bedding at 140 °C'],
  ['The water heater should be set to 120 °C.', 'water heater should be set to 120 °C'],
  ['Keep the fridge at 38 °C.', 'fridge at 38 °C'],
  ['Keep the refrigerator at 4 °F.', 'refrigerator at 4 °F'],
  ['Summer afternoons reach 95 °C here.', 'Summer afternoons reach 95 °C'],
  ['Pipes freeze below 32 °C.', 'freeze below 32 °C'],
])('"%s" has the wrong unit', (text, words) => {
  expect(found(text)).toEqual([words])
})

test.each([
  'In winter, keep the house at 68 °F, which is 20 °C.',
  'Set the thermostat to 20 °C.',
  'Wash bedding at 60 °C, or at 140 °F.',
  'Steam at 140 °C washes the rack.',
  'Set the water heater to 120 °F.',
  'Keep the fridge at 4 °C and the freezer at 0 °F.',
  'An attic reaches 65 °C in summer.',
  'On summer days the roof reaches 70 °C.',
  'Bed bugs die when we heat the room to 56 °C.',
  'Bake it at 200 °C.',
  'Pipes freeze below 32 °F, and below 0 °C.',
  'Winters reach -10 °F.',
])('"%s" has the right one', (text) => {
  expect(found(text)).toEqual([])
})
