import { describe, expect, test } from 'vitest'
import { bindNames, fillNames, isPattern } from '#src/url-pattern.ts'

test.each([
  ['/a/', false],
  ['/a/:b/', true],
  ['/a/*', true],
  ['/a/b:c/', false],
  ['/a*/', false],
])('%s is a pattern: %s', (path, expected) => {
  expect(isPattern(path)).toBe(expected)
})

describe('URLs a pattern matches', () => {
  test.each([
    ['/blog/:post/', '/blog/spring/', { ':post': 'spring' }],
    ['/blog/:year/:post', '/blog/2020/spring', { ':year': '2020', ':post': 'spring' }],
    ['/blog/*', '/blog/2020/spring/', { '*': '2020/spring/' }],
    ['/blog/*', '/blog/', { '*': '' }],
    ['/blog/*', '/blog', { '*': '' }],
  ])('%s matches %s', (pattern, url, names) => {
    expect(Object.fromEntries(bindNames(pattern, url) ?? [])).toEqual(names)
  })

  test.each([
    ['/blog/:post/', '/blog/'],
    ['/blog/:post/', '/blog/2020/spring/'],
    ['/blog/:post/', '/blog/spring'],
    ['/blog/:post/', '/Blog/spring/'],
    ['/blog/*', '/blogs/'],
    ['/blog/a.b/', '/blog/axb/'],
  ])('%s does not match %s', (pattern, url) => {
    expect(bindNames(pattern, url)).toBeUndefined()
  })
})

test('names are filled in where they are a whole path segment, and nowhere else', () => {
  const names = new Map([[':post', 'spring']])
  expect(fillNames('/news/:post/?p=:post#:post', names)).toBe('/news/spring/?p=:post#:post')
  expect(fillNames('https://news.example:8080/:post', names)).toBe('https://news.example:8080/spring')
})
