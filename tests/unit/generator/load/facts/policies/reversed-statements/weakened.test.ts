import { expect, test } from 'vitest'
import { checkWeakened } from '#generator/load/facts/policies/reversed-statements/weakened.ts'
import { companySources } from '../../../../../../support/company-sources.ts'

const found = (text: string, claim?: string, pages: readonly string[] = []) =>
  checkWeakened(companySources({ claims: claim === undefined ? [] : [claim], pages: [text, ...pages] })).map(
    ({ words }) => words,
  )

test.each([
  ['Most of our packers pass a background check.', 'Insured and background-checked packers'],
  ['Many of our technicians have passed a background check.', 'Background-checked team'],
  ['Nearly all of our painters are background-checked.', 'Every painter is background-checked'],
  ['Several of the people we send are insured.', 'Licensed and insured'],
  ['Not every one of our plumbers is licensed.', 'Licensed and insured'],
  ['Some of our roofers are not insured.', 'Licensed and insured'],
  ['Most of our work is insured.', 'Fully insured'],
  ['Most of our repairs come with our guarantee.', 'Satisfaction guarantee'],
  ['Most of our estimates are free.', 'Free estimates'],
  ['Many of our products are eco-friendly.', 'Eco-friendly products'],
])('"%s" is less than "%s"', (text, claim) => {
  expect(found(text, claim)).toHaveLength(1)
})

test('a statement about some contradicts one about all', () => {
  expect(found('Most of our packers are insured.', undefined, ['Every packer is insured.'])).toEqual([
    'Most of our packers are insured',
  ])
  expect(found('Most of our packers are insured.', undefined, ['Our packers wear blue.'])).toEqual([])
})

test.each([
  ['All of our packers pass a background check.', 'Background-checked packers'],
  ['Most packers are not insured; ask for a certificate.', 'Licensed and insured'],
  ['Most of our customers are insured.', 'Licensed and insured'],
  ['Some of our plumbers are licensed gas fitters.', 'Licensed and insured'],
  ['Most of our packers have been here for years, and all are insured.', 'Licensed and insured'],
  ['Until 2015 only some of our packers were insured.', 'Licensed and insured'],
  ['Are most of your packers insured?', 'Licensed and insured'],
  ['Some of our repairs are guaranteed for life.', 'Satisfaction guarantee'],
  ['Most of our visits are free of trouble.', 'Free estimates'],
  ['Some of our packers are bonded.', 'Licensed and insured'],
])('"%s" is as much as "%s"', (text, claim) => {
  expect(found(text, claim)).toEqual([])
})
