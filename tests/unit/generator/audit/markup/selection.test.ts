import { expect, test } from 'vitest'
import { selection } from '#generator/audit/markup/selection.ts'
import { scannedPage } from '../../../../support/scanned-page.ts'

const html = '<main class="a">One</main><main class="b">Two</main>'

test('a selection returns the elements that pass its test, in order', () => {
  const mains = selection(({ name }) => name === 'main')
  expect(mains(scannedPage(html).own).map(({ attributes }) => attributes.class)).toEqual(['a', 'b'])
})

test('a selection finds elements that were scanned before it was made', () => {
  const first = selection(({ attributes }) => attributes.class === 'a')
  for (let page = 0; page < 3; page++) expect(first(scannedPage(html).own)).toHaveLength(1)
  const second = selection(({ attributes }) => attributes.class === 'b')
  expect(second(scannedPage(html).own)).toHaveLength(1)
  expect(first(scannedPage(html).own)).toHaveLength(1)
})
