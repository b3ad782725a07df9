import { expect, test } from 'vitest'
import { checkSoldData } from '#generator/load/facts/policies/reversed-statements/sold-data.ts'
import { shownSources } from './shown-sources.ts'

const found = (...pages: string[]) => checkSoldData(shownSources(pages)).map(({ words }) => words)

test.each([
  ['We may sell personal information to marketing partners.', 'We may sell personal information'],
  ['We may share or sell your data.', 'We may share or sell your data'],
  ['We reserve the right to rent customer lists.', 'We reserve the right to rent customer lists'],
  ['We sometimes trade phone numbers with partners.', 'We sometimes trade phone numbers'],
  ['Your personal information may be sold.', 'Your personal information may be sold'],
  ['Contact details are sold to advertisers.', 'Contact details are sold'],
  ['We earn money by selling your data.', 'We earn money by selling your data'],
])('"%s" is what no visitor wants', (text, words) => {
  expect(found(text)[0]?.toLowerCase()).toContain(words.toLowerCase())
})

test('a link by which visitors refuse makes it right, unless another text denies it', () => {
  const text = 'We may sell personal information.'
  expect(found(text, 'Do Not Sell My Personal Information')).toEqual([])
  expect(found(text, 'Do Not Sell My Personal Information', 'We never sell your data.')).toEqual([
    'We may sell personal information',
  ])
})

test.each([
  'We do not sell personal information.',
  'Your data will never be sold.',
  'If we sell the company, your information may be sold with it.',
  'In a merger, information may be sold as one of the assets.',
  'We may sell the van.',
  'We will sell you a filter.',
  'We may rent equipment by the day.',
  'May we sell your data?',
])('"%s" is right', (text) => {
  expect(found(text)).toEqual([])
})
