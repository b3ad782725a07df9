import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkWages } from '#generator/load/facts/jobs/wages.ts'

function isFound(body: string, country = 'US', screen = 'careers'): boolean {
  const at = { file: 'pages/page.md', line: 1, column: 1 }
  const page = { at, locate: () => at, file: { path: at.file, shown: at.file, text: body }, value: { screen, body } }
  const folders = { pages: [page], articles: [], offices: [] }
  const site = { value: { business: { address: { country } }, policies: [], claims: [] } }
  return checkWages({ site, records: { folders, documents: {} } } as unknown as FactSources).length > 0 // what the check reads
}

test.each<[body: string, country?: string, screen?: string]>([
  ['Pay starts at $6.50 an hour in every area.'],
  ['Helpers: $5–$7 per hour.'],
  ['We offer $7/hr and weekly pay.'],
  ['Our movers earn $6 to $9 an hour.', 'US', 'about'],
  ['We pay $7 an hour from the first day.', 'US', 'about'],
  ['Los ayudantes ganan $6 la hora.'],
  ['Pay is £9.50 an hour.', 'GB'],
  ['Pagamos 7,50 € la hora.', 'ES'],
])('"%s" is below the minimum', (...args) => {
  expect(isFound(...args)).toBe(true)
})

test.each<[body: string, country?: string, screen?: string]>([
  ['Pay starts at $7.25 an hour.'],
  ['Pay starts at $17 an hour, and Sunday work adds $2 an hour more.'],
  ['Parking is $4 an hour, which we pay.'],
  ['In 1998 we paid $6 an hour.'],
  ['Servers earn $5 an hour plus tips.'],
  ['The heater costs $3 an hour.', 'US', 'about'],
  ['Customers pay $5 an hour for the dumpster.', 'US', 'about'],
  ['Apprentices start on £8.10 an hour.', 'GB'],
  ['Pay is £13.50 an hour while you learn.', 'GB'],
  ['Pagamos 11 € la hora.', 'ES'],
  ['Pay starts at $6.50 an hour.', 'CA'],
])('"%s" is not', (...args) => {
  expect(isFound(...args)).toBe(false)
})
