import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkTexts } from '#generator/load/facts/policies/subject-numbers.ts'

/** Invoices are due in 15 days, with a fee after that. */
const late = {
  subject: 'payment',
  statement: 'Invoices are due in 15 days. After that, a late fee of $20 is added.',
}

/** The words that are found in a text of a company with a policy. */
function found(text: string, ...policies: (typeof late)[]): string[] {
  const at = { file: 'services/sealing.yaml', line: 1, column: 1 }
  const service = {
    ...{ slug: 'sealing', at, locate: () => at, file: { path: at.file, shown: at.file, text } },
    value: { name: 'Sealing', body: text },
  }
  const stated = policies.length > 0 ? policies : [late]
  const sources = {
    site: { value: { policies: stated.map((policy) => ({ id: 'terms', title: 'Terms', terms: [], ...policy })) } },
    records: { documents: {}, folders: { pages: [], services: [service] } },
  } as unknown as FactSources // what the check reads
  return checkTexts(sources).flatMap(({ words }) => words ?? [])
}

test.each([
  'A late fee of $20 is added after that, and work stops after 30 days without payment.',
  'Accounts unpaid for 60 days go to a collection agency.',
])('"%s" has a later step than the policy', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['A late fee of $20 is added after 30 days.', 'added after 30 days'],
  ['Payment is due in 30 days, or a late fee is added.', 'due in 30 days'],
  ['Accounts unpaid for 10 days go to a collection agency.', 'unpaid for 10 days'],
])('"%s" has another number than the policy', (text, words) => {
  expect(found(text)).toEqual([words])
})

test('below a claim on one policy, a sentence has the number of the policy that says the same', () => {
  const guarantee = { subject: 'guarantee', statement: 'If you tell us within 24 hours, we clean it again.' }
  const damage = { subject: 'claims', statement: 'Damage is reported within 48 hours.' }
  const claim = (text: string) => found(`## Wrong\n\n{claim.guarantee} ${text}`, guarantee, damage)
  expect(claim('Damage has to be reported within 48 hours of the visit.')).toEqual([])
  expect(claim('Whatever we missed has to be reported within 48 hours.')).toHaveLength(1)
  expect(claim('A spot has to be named within 48 hours.')).toHaveLength(1)
})

test('a clause that names no subject may have the number of another policy', () => {
  const deposit = { subject: 'deposit', statement: 'A deposit of 20% is due 7 days ahead.' }
  const payment = { subject: 'payment', statement: 'Invoices are due in 14 days.' }
  expect(found('Invoices are due in 14 days, and deposits are for jobs above £500.', deposit, payment)).toEqual([])
  expect(found('We come in 14 days, and deposits are for jobs above £500.', deposit, payment)).toHaveLength(1)
  expect(found('Deposits are due in 14 days, as are invoices.', deposit, payment)).toHaveLength(1)
})

test('a number is that of the fee before it', () => {
  const deposit = { subject: 'deposit', statement: 'A deposit of 50% of the part is due.' }
  const refund = { subject: 'refund', statement: 'A part is taken back less a restocking fee of 20%.' }
  const text = (fee: string) => `You get the deposit back less a ${fee} of 20% of the part.`
  expect(found(text('restocking fee'), deposit, refund)).toEqual([])
  expect(found(text('share'), deposit, refund)).toHaveLength(1)
})

test('half of a share of the policy is another number', () => {
  const deposit = { subject: 'deposit', statement: 'A deposit of 20% confirms the date.' }
  expect(found('Of the deposit we keep half, which is 10% of the price.', deposit)).toEqual([])
  expect(found('We keep 10% of the price as a deposit.', deposit)).toHaveLength(1)
})

test('a time that work takes is no term, a time to pay is one', () => {
  expect(found('Gates are installed in one or two days, and a late fee of $20 is added after 15 days.')).toEqual([])
  expect(found('Gates are installed, and a late fee of $20 is added in two days.')).toEqual(['added in two days'])
})

test.each([
  ['The 30 days are for spots, the 24 hours are for anything we missed.', []],
  ['Spots have 30 days; for what we missed it is 24 hours.', []],
  ['The 24 hours are for anything we missed within 30 days.', ['missed within 30 days']],
  ['The 90 days are for spots, the 24 hours are for anything we missed.', ['The 90 days']],
  ['Tell us what we missed, and do so within 30 days.', ['so within 30 days']],
])('two policies, and "%s"', (text, words) => {
  const missed = {
    subject: 'guarantee',
    statement: 'Tell us within 24 hours what we missed, or within 7 days if it is empty.',
  }
  const spots = { subject: 'claims', statement: 'Spots that return within 30 days are treated again.' }
  expect(found(text, missed, spots)).toEqual(words)
})

test('a discount beside a deposit is another share', () => {
  const deposit = { subject: 'deposit', statement: 'A deposit of 20% is due.' }
  expect(found('A deposit of 20% holds the date, and you save 10% on the labor.', deposit)).toEqual([])
  expect(found('A deposit of 20% holds the date, and early birds get 10% off.', deposit)).toEqual([])
  expect(found('A deposit of 10% holds the date.', deposit)).toEqual(['deposit of 10%'])
})

const again = {
  subject: 'guarantee',
  statement: 'A customer who tells us within 24 hours has the area cleaned again within 7 days.',
}

test.each([
  ['Accounts unpaid after thirteen days may be charged a late fee.', late, ['unpaid after thirteen days']],
  ['Accounts unpaid after twenty-one days may be charged a late fee.', late, ['unpaid after twenty-one days']],
  ['Accounts unpaid after fifteen days may be charged a late fee.', late, []],
  ['Report it within 24 hours and have it re-cleaned within a fortnight.', again, ['it re-cleaned within a fortnight']],
  ['We re-clean what was missed within two weeks.', again, ['was missed within two weeks']],
  ['We re-clean it at no cost, within a month.', again, ['no cost, within a month']],
  ['Our guarantee: tell us within half an hour.', again, ['tell us within half an hour']],
  ['We re-clean what was missed within a week, and within one day of your note.', again, []],
  ['Tell us what was missed within 1 day.', again, []],
  ['We re-clean what was missed on the visit a fortnight later.', again, []],
  ['The guarantee is for plans with a visit every two weeks or once a month.', again, []],
  [
    'We answer within a minute if you call.',
    { subject: 'quote-response', statement: 'We answer a request within 2 hours.' },
    [],
  ],
  ['We re-clean it, and the invoice is sent within a month.', again, []],
  ['Satisfied customers come back within a year.', { ...again, statement: 'We clean again for 7 days.' }, []],
  ['After fifteen years in the trade we guarantee every seam.', again, []],
])('numbers in words, and times in another unit: "%s"', (text, policy, words) => {
  expect(found(text, policy)).toEqual(words)
})

test('a time of another policy may be that of the text', () => {
  const other = { subject: 'refund', statement: 'A refund arrives within a month.' }
  expect(found('We re-clean it within a month.', again, other)).toEqual([])
  expect(
    found('We re-clean it within a month.', again, { ...other, statement: 'Prices hold for 30 days.' }),
  ).toHaveLength(1)
})

const claims = { subject: 'claims', statement: 'Issues and damage are reported within 24 hours.' }

test.each([
  ['Should something be damaged during a visit, tell us within 24 days so that we can look.', ['within 24 days']],
  ['Let us know within 48 hours if anything was broken.', ['know within 48 hours']],
  ['Should something be damaged during a visit, tell us within 24 hours so that we can look.', []],
  ['Tiles that were broken when we came are fitted in 3 hours.', []],
  ['Should a pipe be damaged, shut the water off. We are there within 2 hours.', []],
])('damage: "%s"', (text, words) => {
  expect(found(text, claims).map((each) => words.find((end) => each.endsWith(end)) ?? each)).toEqual(words)
})

test('a text on canceling may have the number that a policy on deposits gives for it', () => {
  const cancellation = { subject: 'cancellation', statement: 'A visit can be canceled until 24 hours before.' }
  const deposit = { subject: 'deposit', statement: 'The deposit is returned if a move is canceled 72 hours ahead.' }
  expect(found('You get it back if you cancel 72 hours before.', cancellation, deposit)).toEqual([])
  expect(found('You get it back if you cancel 48 hours before.', cancellation, deposit)).toHaveLength(1)
  expect(found('You get it back if you cancel 72 hours before.', cancellation)).toHaveLength(1)
})
