import { expect, test } from 'vitest'
import { checkPromises } from '#generator/load/facts/policies/reversed-statements/promises.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (text: string) => checkPromises(companySources({ pages: [text] })).map(({ words }) => words)

test.each([
  ['Our team may take an item of value and keep it until the balance is settled.', 'take an item of value'],
  ['We remove your valuables until you have paid.', 'remove your valuables until you have paid'],
  ['We are not licensed in Utah.', 'We are not licensed'],
  ['We are not insured for damage to your home.', 'We are not insured'],
  ['Our crews are not licensed and insured.', 'Our crews are not licensed'],
  ['We share it with firms that pay us for each lead.', 'firms that pay us for each lead'],
  ['We share it with companies that pay us for our customers.', 'companies that pay us for our customers'],
])('"%s" says what no company says of itself', (text, words) => {
  expect(found(text)[0]).toContain(words)
})

test.each([
  'Take your belongings with you, and we wait until you have left.',
  'We remove old items and haul them away.',
  'We are not licensed in Texas.',
  'We are not licensed outside Utah, so we refer such work to a firm in Evanston.',
  'We are not certified to remove asbestos.',
  'Our crews are not licensed for gas lines.',
  'Firms that pay us late pay interest.',
  'We hold the date until the deposit is paid.',
])('"%s" is fine', (text) => {
  expect(found(text)).toEqual([])
})
