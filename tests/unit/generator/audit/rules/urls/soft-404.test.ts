import { expect, test } from 'vitest'
import { origin } from '../../../../../support/audited-site.ts'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

const text = `<h1>Drains</h1><p>${'Pipes and drains of the river. '.repeat(12)}</p>`
const others = ['jsonld-missing', 'picture-differs', 'social-tags']

/** Findings on a page without structured data that has one social tag, with the image of another page. */
function codesOn(title: string, main: string): string[] {
  const head = `<title>${title}</title><link rel="canonical" href="${origin}/a/"><meta property="og:image" content="${origin}/images/social/b-0123abcd.jpg">`
  const html = `<html><head>${head}</head><body><main>${main}</main></body></html>`
  const site = { pages: [{ path: '/a/', html }, { path: '/b/' }] }
  return codesFound({ rule: '', by: 'soft-404', site }, ['soft-404', ...others]).sort()
}

test('a page with text has its other findings', () => {
  expect(codesOn('Drains', text)).toEqual(others)
})

test.each([
  ['whose title says that there is nothing', 'Page Not Found', text],
  ['with an empty main', 'Drains', ''],
])('a page %s has no other findings', (_, title, main) => {
  expect(codesOn(title, main)).toEqual(['soft-404'])
})

test('a short page has its other findings, too', () => {
  expect(codesOn('Drains', '<h1>Drains</h1><p>Call us.</p>')).toEqual([...others, 'soft-404'])
})
