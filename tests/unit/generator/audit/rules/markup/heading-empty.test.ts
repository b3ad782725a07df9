import { expect, test } from 'vitest'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

const codes = (main: string) =>
  codesFound(
    {
      rule: 'heading-empty',
      by: 'h1-missing',
      site: { pages: [{ path: '/', html: `<html><body><main>${main}</main></body></html>` }] },
    },
    ['heading-empty', 'h1-missing'],
  )

test('an empty H2 is reported on a page without an H1', () => {
  expect(codes('<h2></h2>').sort()).toEqual(['h1-missing', 'heading-empty'])
})

test('an empty second H1 is reported', () => {
  expect(codes('<h1>Drains</h1><h1></h1>')).toEqual(['heading-empty'])
})
