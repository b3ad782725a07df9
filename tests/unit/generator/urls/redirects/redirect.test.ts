import { expect, test } from 'vitest'
import { type Redirect, redirectOf, sortRedirects, staticRedirects } from '#generator/core/redirect.ts'

const at = { file: 'manifest/redirects.yaml', line: 1, column: 1 }
const rule = (from: string, to?: string): Redirect => ({ from, to, status: to === undefined ? 410 : 301, at })

test('a pattern applied to one URL is a rule for that URL only', () => {
  expect(redirectOf(rule('/blog/:post/', '/news/:post/'), '/blog/spring/')).toEqual(
    rule('/blog/spring/', '/news/spring/'),
  )
  expect(redirectOf(rule('/blog/*'), '/blog/spring/')).toEqual(rule('/blog/spring/'))
})

test('a pattern gives one rule for each URL it covers, in the given order', () => {
  const urls = ['/blog/b/', '/about/', '/blog/a/']
  expect(staticRedirects(rule('/blog/:post/', '/news/:post/'), urls).map(({ to }) => to)).toEqual([
    '/news/b/',
    '/news/a/',
  ])
})

test('a rule without names gives itself', () => {
  expect(staticRedirects(rule('/a/', '/b/'), [])).toEqual([rule('/a/', '/b/')])
})

test('the most specific rules are first: those for one URL, then names, then stars', () => {
  const sorted = ['/*', '/a/*', '/:x/', '/a/:x/', '/:x/b/', '/a/b/', '/z/'].map((from) => rule(from, '/'))
  expect(sortRedirects(sorted.reverse()).map(({ from }) => from)).toEqual([
    '/z/',
    '/a/b/',
    '/a/:x/',
    '/a/*',
    '/:x/',
    '/:x/b/',
    '/*',
  ])
})
