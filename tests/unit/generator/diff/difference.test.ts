import { describe, expect, test } from 'vitest'
import { findDifference, urlsToSubmit } from '#generator/diff/difference.ts'
import type { ListedSite } from '#generator/diff/read-site.ts'

/** Pages by URL with their content; `!` after it marks a page that is not indexable. */
const site = (pages: Record<string, string>): ListedSite =>
  new Map(
    Object.entries(pages).map(([path, content]) => [
      path,
      { contentHash: content.replace('!', ''), isListed: !content.endsWith('!') },
    ]),
  )
const nowhere = () => undefined

test('a page in only one of the two is added or removed, and one that differs has changed', () => {
  const before = site({ '/': 'home', '/a/': 'a', '/b/': 'b' })
  const after = site({ '/': 'home', '/b/': 'B', '/c/': 'c' })
  expect(findDifference(before, after, nowhere)).toEqual({
    added: ['/c/'],
    removed: ['/a/'],
    moved: [],
    changed: ['/b/'],
  })
})

test('the same content at another URL has moved', () => {
  const { added, removed, moved } = findDifference(site({ '/a/': 'x' }), site({ '/b/': 'x' }), nowhere)
  expect({ added, removed, moved }).toEqual({ added: [], removed: [], moved: [{ from: '/a/', to: '/b/' }] })
})

test('the same content at two new URLs has not moved', () => {
  const { added, removed } = findDifference(site({ '/a/': 'x' }), site({ '/b/': 'x', '/c/': 'x' }), nowhere)
  expect({ added, removed }).toEqual({ added: ['/b/', '/c/'], removed: ['/a/'] })
})

test('a redirected URL has moved to its target, whatever its content', () => {
  const { removed, moved } = findDifference(site({ '/a/': 'x' }), site({ '/b/': 'x', '/c/': 'y' }), () => '/c/#top')
  expect({ removed, moved }).toEqual({ removed: [], moved: [{ from: '/a/', to: '/c/#top' }] })
})

test('a page that is no longer indexable has changed', () => {
  expect(findDifference(site({ '/a/': 'x' }), site({ '/a/': 'x!' }), nowhere).changed).toEqual(['/a/'])
})

test('against a ledger, which does not record indexability, it makes no difference', () => {
  const ledger: ListedSite = new Map([['/a/', { contentHash: 'x', isListed: undefined }]])
  expect(findDifference(ledger, site({ '/a/': 'x!' }), nowhere).changed).toEqual([])
})

describe('URLs to submit', () => {
  const submit = (before: ListedSite, after: ListedSite, redirectTo: (path: string) => string | undefined = nowhere) =>
    urlsToSubmit(findDifference(before, after, redirectTo), before, after)

  test('are all that differ and both ends of a move, each once', () => {
    const before = site({ '/': 'home', '/a/': 'a', '/b/': 'b', '/old/': 'old' })
    const after = site({ '/': 'home', '/b/': 'B', '/c/': 'c', '/to/': 'to' })
    expect(submit(before, after, (path) => (path === '/old/' ? '/b/#x' : undefined))).toEqual([
      '/a/',
      '/b/',
      '/c/',
      '/old/',
      '/to/',
    ])
  })

  test('are none if nothing differs', () => {
    expect(submit(site({ '/': 'home' }), site({ '/': 'home' }))).toEqual([])
  })

  test('exclude pages that were not indexable and are not now', () => {
    expect(submit(site({ '/a/': 'x!' }), site({ '/a/': 'y!', '/b/': 'z!' }))).toEqual([])
    expect(submit(site({ '/a/': 'x' }), site({ '/a/': 'x!' }))).toEqual(['/a/'])
  })

  test('exclude other hosts', () => {
    expect(submit(site({ '/a/': 'x' }), site({}), () => 'https://other.example/')).toEqual(['/a/'])
  })
})
