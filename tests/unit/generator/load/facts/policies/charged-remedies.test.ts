import { expect, test } from 'vitest'
import { checkChargedRemedies } from '#generator/load/facts/policies/charged-remedies.ts'
import { companySources } from '../../../../../support/company-sources.ts'

const inEnglish = 'If something is not right, tell us within 48 hours and we come back.'
const inSpanish = 'Si algo no ha quedado bien, volvemos a repasarlo.'

const found = (statement: string, text: string) =>
  checkChargedRemedies(companySources({ policies: [{ subject: 'guarantee', statement }], pages: [text] })).map(
    ({ words }) => words,
  )

test.each([
  [inEnglish, 'If the drain is not right, we come back for $60.', 'for $6'],
  [inEnglish, 'Not happy with the hedge? We make it right at a reduced rate.', 'at a reduced rate'],
  [inEnglish, 'Under our guarantee we repaint it at half the price.', 'at half'],
  [inSpanish, 'Si algo no ha quedado bien, volvemos por 30 €.', 'por 30 €'],
  [inSpanish, 'Es nuestra garantía: lo repasamos a mitad de precio.', 'a mitad de'],
])('after "%s", "%s" has a price', (statement, text, words) => {
  expect(found(statement, text)).toEqual([words])
})

test.each([
  [inEnglish, 'If the drain is not right, we come back for nothing.'],
  [inEnglish, 'Under our guarantee we come back at no charge; members pay half for the second visit.'],
  [inEnglish, 'We come back each spring at half the price.'],
  [inEnglish, 'Outside our guarantee we come back at our hourly rate.'],
  [`${inEnglish} A trip fee of $20 applies.`, 'If the drain is not right, we come back for $20.'],
  [inSpanish, 'Si lo pide al contratar, volvemos a los cuatro días por 60 €.'],
])('after "%s", "%s" is right', (statement, text) => {
  expect(found(statement, text)).toEqual([])
})
