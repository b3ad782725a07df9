import { expect, test } from 'vitest'
import { textAltered } from '#generator/audit/rules/content/text-altered.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

const altered = (found: string, wanted: string) =>
  findingsOf(textAltered, {
    pages: [{ path: '/a/', strays: [{ kind: 'altered', slot: 'H2', found, wanted, phrase: found }] }],
  })

test('another number than that of the manifest is an error', () => {
  expect(altered('35%', '25%')).toMatchObject([{ severity: 'error' }])
})

test('other words are a warning', () => {
  expect(altered('the fee', 'a charge')).toMatchObject([{ severity: 'warning' }])
  expect(altered('24 hours', 'one day')).toMatchObject([{ severity: 'warning' }])
})
