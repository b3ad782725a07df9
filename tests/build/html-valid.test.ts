import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { distinctPages, pagesOf } from '../support/distinct-pages.ts'
import { htmlValidateErrors } from '../support/html-validate.ts'

test('html-validate finds nothing to fix on a page of each skeleton of the sample company', async () => {
  const pages = distinctPages(join(inject('sampleDir'), 'dist'))
  expect(pages.length).toBeGreaterThan(20)
  expect(await htmlValidateErrors(pages)).toEqual([])
})

test('html-validate finds nothing to fix on any page of another company', async () => {
  const pages = pagesOf(join(inject('smallDir'), 'dist'))
  expect(pages.length).toBeGreaterThan(10)
  expect(await htmlValidateErrors(pages)).toEqual([])
})
