import { generatePath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { bindNames, fillNames, isPattern, pathMaker, pathMatcher } from '#src/url-pattern.ts'

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

describe('paths of a pattern', () => {
  test.each(['/', '/a.html', '/a/b', '/:page', '/a/:service', '/a/:service/:location', '/:service/b/:page'])(
    'those of %s are the same as in react-router',
    (pattern) => {
      const params = { page: 'x', service: 'deep-cleaning', location: 'a b/ü' }
      expect(pathMaker(pattern)(params)).toBe(generatePath(pattern, params))
    },
  )

  test('a slash at the end stays', () => {
    expect(pathMaker('/a/:page/')({ page: 'x' })).toBe('/a/x/')
  })

  test('a missing value is an error', () => {
    expect(() => pathMaker('/a/:page/')({})).toThrow('":page"')
  })
})

describe('params of a path', () => {
  test.each([
    ['/services/:service/', '/services/drains/', { service: 'drains' }],
    ['/services/:service/', '/services/drains', { service: 'drains' }],
    ['/:list/page-:number/', '/blog/page-2/', { list: 'blog', number: '2' }],
    ['/a/:b', '/a/ni%C3%B1o/', { b: 'niño' }],
    ['/a/:b', '/a/%zz/', { b: '%zz' }],
    ['/', '/', {}],
    ['/404.html', '/404.html', {}],
  ])('%s matches %s', (pattern, path, params) => {
    expect(pathMatcher(pattern)(path)).toEqual(params)
  })

  test.each([
    ['/services/:service/', '/services/'],
    ['/services/:service/', '/services/drains/odell/'],
    ['/services/:service/', '/Services/drains/'],
    ['/:list/page-:number/', '/blog/page-/'],
    ['/404.html', '/404xhtml'],
  ])('%s does not match %s', (pattern, path) => {
    expect(pathMatcher(pattern)(path)).toBeNull()
  })
})
