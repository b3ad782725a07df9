import { expect, test } from 'vitest'
import { hasSeveralZones, timeZoneName } from '#generator/init/time-zone-name.ts'

test.each([
  ['America/Los_Angeles', 'en-US', 'Pacific time'],
  ['America/Detroit', 'en-US', 'Eastern time'],
  ['America/Phoenix', 'en-US', 'Mountain Standard Time'],
  ['America/Phoenix', 'es-US', 'hora estándar de la Montaña'],
  ['America/New_York', 'es-US', 'hora del Este'],
  ['America/Chicago', 'es-US', 'hora del Centro'],
  ['Europe/Madrid', 'es-ES', 'hora peninsular'],
  ['America/Argentina/Buenos_Aires', 'es-AR', 'hora de Argentina'],
])('the time of %s in %s is the %s', (timeZone, language, name) => {
  expect(timeZoneName(timeZone, language)).toBe(name)
})

test('hours need no zone in a country that has one', () => {
  expect(['GB', 'IE'].filter(hasSeveralZones)).toEqual([])
  expect(['US', 'CA', 'ES'].filter(hasSeveralZones)).toEqual(['US', 'CA', 'ES'])
})
