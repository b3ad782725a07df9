import { describe, expect, test } from 'vitest'
import { checkSegments } from '#generator/load/checks/check-segments.ts'
import { loadMessages, messageLanguages } from '#generator/load/messages/load-messages.ts'
import { href, matchPage, pathInLanguage, routeIds, routes } from '#src/routes.ts'
import { inWords } from '#src/url-segments.ts'
import { smallSite } from '../small-site.ts'

const english = loadMessages('en').messages
const spanish = loadMessages('es').messages

describe('the words of a pattern', () => {
  test.each([
    ['/services/category/:category/', '/servicios/categoria/:category/'],
    ['/services/:service/page-:number/', '/servicios/:service/pagina-:number/'],
    ['/:list/tag/:tag/', '/:list/tema/:tag/'],
    ['/:page/', '/:page/'],
    ['/404.html', '/404.html'],
    ['/', '/'],
  ])('of %s are those of the language: %s', (pattern, expected) => {
    expect(inWords(pattern, spanish)).toBe(expected)
  })

  test('are those of the route table in English', () => {
    for (const id of routeIds) expect(inWords(routes[id].path, english)).toBe(routes[id].path)
  })

  test('are all in the messages, so that no path has a word of another language', () => {
    const words = routeIds.flatMap((id) => routes[id].path.match(/(?<=\/)[a-z-]+?(?=-?:|\/|$)/g) ?? [])
    for (const word of words) expect(english).toHaveProperty([`segments.${word}`])
  })
})

describe('a path in another language', () => {
  test.each([
    ['/services/', '/servicios/'],
    ['/services/drains/', '/servicios/drains/'],
    ['/services/category/drains/?a#prices', '/servicios/categoria/drains/?a#prices'],
    ['/services/:service/', '/servicios/:service/'],
    ['/service-areas/odell', '/localidades/odell'],
    ['/blog/tag/winter/', '/blog/tema/winter/'],
    ['/blog/page-2/', '/blog/pagina-2/'],
    ['/service-areas/page-2/', '/localidades/pagina-2/'],
    ['/services/drains/page-3/', '/servicios/drains/pagina-3/'],
    ['/contact/', '/contact/'],
    ['/', '/'],
    ['/a/b/c/d/', '/a/b/c/d/'],
  ])('%s is %s', (path, expected) => {
    expect(pathInLanguage(path, english, spanish)).toBe(expected)
    expect(pathInLanguage(expected, spanish, english)).toBe(path)
  })
})

test('the pages of a site in Spanish are found at their paths, and not at those of the English words', async () => {
  const { manifest, ...site } = await smallSite()
  const inSpanish = { ...site, manifest: { ...manifest, messages: spanish } }
  const target = { id: 'serviceArea', params: { location: 'odell' } } as const
  expect(href(inSpanish, target)).toBe('/localidades/odell/')
  expect(matchPage(inSpanish, '/localidades/odell/')).toEqual(target)
  expect(matchPage(inSpanish, '/service-areas/odell/')).toBeUndefined()
})

test.each(messageLanguages())('the words of URLs in %s are slugs, and no two of them are the same', (language) => {
  const at = { file: '', line: 1, column: 1 }
  expect(checkSegments(loadMessages(language).messages, { locate: () => at })).toEqual([])
})
