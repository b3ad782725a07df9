import { describe, expect, test } from 'vitest'
import {
  bindNames,
  fillNames,
  isPattern,
  type Redirect,
  redirectOf,
  sortRedirects,
  staticRedirects,
} from '#generator/redirects/redirect.ts'

const at = { file: 'manifest/redirects.yaml', line: 1, column: 1 }
const rule = (from: string, to?: string): Redirect => ({ from, to, status: to === undefined ? 410 : 301, at })

test.each([
  ['/a/', false],
  ['/a/:b/', true],
  ['/a/*', true],
  ['/a/b:c/', false],
  ['/a*/', false],
])('%s is a pattern: %s', (path, expected) => {
  expect(isPattern(path)).toBe(expected)
})

describe('what a pattern covers', () => {
  test.each([
    ['/blog/:post/', '/blog/spring/', { ':post': 'spring' }],
    ['/blog/:year/:post', '/blog/2020/spring', { ':year': '2020', ':post': 'spring' }],
    ['/blog/*', '/blog/2020/spring/', { '*': '2020/spring/' }],
    ['/blog/*', '/blog/', { '*': '' }],
    ['/blog/*', '/blog', { '*': '' }],
  ])('%s covers %s', (pattern, address, names) => {
    expect(Object.fromEntries(bindNames(pattern, address) ?? [])).toEqual(names)
  })

  test.each([
    ['/blog/:post/', '/blog/'],
    ['/blog/:post/', '/blog/2020/spring/'],
    ['/blog/:post/', '/blog/spring'],
    ['/blog/:post/', '/Blog/spring/'],
    ['/blog/*', '/blogs/'],
    ['/blog/a.b/', '/blog/axb/'],
  ])('%s does not cover %s', (pattern, address) => {
    expect(bindNames(pattern, address)).toBeUndefined()
  })
})

test('names are filled in where they stand as a part of the path, and nowhere else', () => {
  const names = new Map([[':post', 'spring']])
  expect(fillNames('/news/:post/?p=:post#:post', names)).toBe('/news/spring/?p=:post#:post')
  expect(fillNames('https://news.example:8080/:post', names)).toBe('https://news.example:8080/spring')
})

test('a rule of a pattern at one address is a rule for that address alone', () => {
  expect(redirectOf(rule('/blog/:post/', '/news/:post/'), '/blog/spring/')).toEqual(
    rule('/blog/spring/', '/news/spring/'),
  )
  expect(redirectOf(rule('/blog/*'), '/blog/spring/')).toEqual(rule('/blog/spring/'))
})

test('a pattern stands for a rule for each address it covers, in the order given', () => {
  const addresses = ['/blog/b/', '/about/', '/blog/a/']
  expect(staticRedirects(rule('/blog/:post/', '/news/:post/'), addresses).map(({ to }) => to)).toEqual([
    '/news/b/',
    '/news/a/',
  ])
})

test('a rule without names stands for itself, whatever the addresses are', () => {
  expect(staticRedirects(rule('/a/', '/b/'), [])).toEqual([rule('/a/', '/b/')])
})

test('the most specific rules come first: those for one address, then names, then stars', () => {
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
