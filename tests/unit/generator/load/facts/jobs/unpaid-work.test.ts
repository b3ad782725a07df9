import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkUnpaidWork } from '#generator/load/facts/jobs/unpaid-work.ts'

function isFound(body: string, screen = 'careers', tag = 'en-US'): boolean {
  const at = { file: 'pages/page.md', line: 1, column: 1 }
  const page = { at, locate: () => at, file: { path: at.file, shown: at.file, text: body }, value: { screen, body } }
  const folders = { pages: [page], articles: [], offices: [] }
  const site = { value: { business: { address: { country: 'US' } }, policies: [], claims: [] } }
  const records = { folders, documents: {}, language: { tag } }
  return checkUnpaidWork({ site, records } as unknown as FactSources).length > 0 // what the check reads
}

test.each<[body: string, screen?: string]>([
  ['We show you what the unpaid first week looks like.'],
  ['You begin with an unpaid trial shift.'],
  ['Each applicant has a trial day without pay.'],
  ['Training is not paid.'],
  ['The first week is free of charge.'],
  ['Your first two days with us are unpaid.'],
  ['We do not pay for training.'],
  ['There is no pay during the trial week.'],
  ['Work a trial shift with our crew for free.'],
  ['Pay starts after the first week.'],
  ['You are paid from the second week.'],
  ['Driving between jobs is unpaid.'],
  ['Overtime is not paid.'],
  ['You may have to stay late off the clock.'],
  ['Applicants work one day unpaid.', 'about'],
])('"%s" is unpaid work', (...args) => {
  expect(isFound(...args)).toBe(true)
})

test.each<[body: string, screen?: string, tag?: string]>([
  ['Training is paid at the full rate from the first hour.'],
  ['We never ask for an unpaid trial shift.'],
  ['There is no unpaid training here.'],
  ['The first week is paid like any other.'],
  ['You may take unpaid leave after a year.'],
  ['The lunch break of the first day is unpaid.'],
  ['Is the trial day unpaid?'],
  ['After the first week, pay starts to rise with each level: it is $2 more.'],
  ['Uniforms are free of charge from the first day.'],
  ['Unlike others, we have no trial shift without pay.'],
  ['Time between jobs is paid.'],
  ['You learn the first week with a crew, at full pay.'],
  ['The first visit is free of charge for new customers.', 'about'],
  ['Unpaid invoices are due after the first week.', 'terms'],
  ['Training is not paid.', 'careers', 'es-ES'],
])('"%s" is not', (...args) => {
  expect(isFound(...args)).toBe(false)
})
