import { expect, test } from 'vitest'
import { checkContact } from '#generator/load/facts/company/contact.ts'
import type { FactSources } from '#generator/load/facts/fact.ts'

/** What is found about a phone number of a British company. */
function found(e164: string): string[] {
  const site = {
    locate: () => ({ file: 'site.yaml', line: 1, column: 1 }),
    file: { path: 'site.yaml', shown: 'site.yaml', text: '' },
    value: {
      business: { name: 'Brook', phone: { e164 }, lines: [], profiles: [], sameAs: [], address: { country: 'GB' } },
      embeds: {},
    },
  }
  const sources = { site, records: { folders: { offices: [], counties: [] }, documents: {} } } as unknown as FactSources // what the check reads
  return checkContact(sources, { isOfficeWrong: true, isOriginWrong: true }).map(({ code }) => code)
}

test('a number that no phone has is found, and one for fiction is not another mistake', () => {
  expect(found('+441632860158')).toEqual(['phone-not-assigned'])
  expect(found('+441632960158')).toEqual([])
  expect(found('+441603617000')).toEqual([])
})
