import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { pagesOf } from '../support/distinct-pages.ts'
import { expectFactsToBeVisible } from '../support/planted/unseen-facts.ts'
import { sampleGraphs } from '../support/sample-graphs.ts'
import { expectTheScannerToRead } from '../support/scanned-facts.ts'

// What `npm test` checks on a page of each skeleton, on every page of the sample company.

const timeout = 300_000

test('the scanner reads of every page what a real parser reads', { timeout }, () => {
  const pages = pagesOf(join(inject('sampleDir'), 'dist'))
  expect(pages).toHaveLength(837)
  expectTheScannerToRead(pages)
})

test('every fact in the structured data can be read on its page', { timeout }, () => {
  const pages = sampleGraphs()
  expect(pages).toHaveLength(836)
  expectFactsToBeVisible(pages)
})
