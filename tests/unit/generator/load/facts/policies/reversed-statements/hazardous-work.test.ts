import { expect, test } from 'vitest'
import { checkHazardousWork } from '#generator/load/facts/policies/reversed-statements/hazardous-work.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (text: string, pages: readonly string[] = []) =>
  checkHazardousWork(companySources({ services: [text], pages })).map(({ words }) => words)

test.each([
  ['We also remove asbestos and lead paint, but no other hazardous material.', 'We also remove asbestos'],
  ['Our crews can scrape old lead paint.', 'Our crews can scrape old lead paint'],
  ['We gladly haul away asbestos siding.', 'We gladly haul away asbestos siding'],
  ['We take care of black mold and radon.', 'We take care of black mold'],
  ['Asbestos removal is included.', 'Asbestos removal is included'],
  ['Lead-based paint is sanded down by us.', 'Lead-based paint is sanded'],
  ['Asbestos tiles are removed as well.', 'Asbestos tiles are removed'],
])('"%s" needs a license', (text, words) => {
  expect(found(text)[0]?.toLowerCase()).toContain(words.toLowerCase())
  expect(found(text, ['We are licensed for asbestos and lead paint.'])).toEqual([])
})

test.each([
  'We do not touch asbestos, lead paint or any other hazardous material.',
  'Asbestos is removed by a licensed contractor.',
  'We remove paint; asbestos is for others.',
  'We ask that asbestos is tested first.',
  'If we find asbestos, we stop.',
  'We remove wallpaper in homes where lead paint was used.',
  'We handle leads from the website.',
  'Do you remove asbestos?',
])('"%s" offers none', (text) => {
  expect(found(text)).toEqual([])
})
