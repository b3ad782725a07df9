import { describe, expect, test } from 'vitest'
import { addressesToSubmit, findDifference } from '#generator/diff/difference.ts'
import type { ListedSite } from '#generator/diff/read-site.ts'

/** Pages by address: the content of each, with `!` behind it where search engines are not to list it. */
const site = (pages: Record<string, string>): ListedSite =>
  new Map(
    Object.entries(pages).map(([path, content]) => [
      path,
      { contentHash: content.replace('!', ''), isListed: !content.endsWith('!') },
    ]),
  )
const nowhere = () => undefined

test('what is only in one of the two is added or removed, and what differs has changed', () => {
  const before = site({ '/': 'home', '/a/': 'a', '/b/': 'b' })
  const after = site({ '/': 'home', '/b/': 'B', '/c/': 'c' })
  expect(findDifference(before, after, nowhere)).toEqual({
    added: ['/c/'],
    removed: ['/a/'],
    moved: [],
    changed: ['/b/'],
  })
})

test('the same content at another address has moved', () => {
  const { added, removed, moved } = findDifference(site({ '/a/': 'x' }), site({ '/b/': 'x' }), nowhere)
  expect({ added, removed, moved }).toEqual({ added: [], removed: [], moved: [{ from: '/a/', to: '/b/' }] })
})

test('the same content at two new addresses is nowhere to be found again', () => {
  const { added, removed } = findDifference(site({ '/a/': 'x' }), site({ '/b/': 'x', '/c/': 'x' }), nowhere)
  expect({ added, removed }).toEqual({ added: ['/b/', '/c/'], removed: ['/a/'] })
})

test('what is redirected has moved there, whatever its content was', () => {
  const { removed, moved } = findDifference(site({ '/a/': 'x' }), site({ '/b/': 'x', '/c/': 'y' }), () => '/c/#top')
  expect({ removed, moved }).toEqual({ removed: [], moved: [{ from: '/a/', to: '/c/#top' }] })
})

test('a page that search engines are no longer to list has changed', () => {
  expect(findDifference(site({ '/a/': 'x' }), site({ '/a/': 'x!' }), nowhere).changed).toEqual(['/a/'])
})

test('a ledger, which does not know what is listed, says nothing of it', () => {
  const ledger: ListedSite = new Map([['/a/', { contentHash: 'x', isListed: undefined }]])
  expect(findDifference(ledger, site({ '/a/': 'x!' }), nowhere).changed).toEqual([])
})

describe('search engines hear', () => {
  const submit = (before: ListedSite, after: ListedSite, redirectTo: (path: string) => string | undefined = nowhere) =>
    addressesToSubmit(findDifference(before, after, redirectTo), before, after)

  test('of all that differs and of both ends of a move, each once', () => {
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

  test('of nothing where nothing differs', () => {
    expect(submit(site({ '/': 'home' }), site({ '/': 'home' }))).toEqual([])
  })

  test('not of pages that were never and are not to be listed', () => {
    expect(submit(site({ '/a/': 'x!' }), site({ '/a/': 'y!', '/b/': 'z!' }))).toEqual([])
    expect(submit(site({ '/a/': 'x' }), site({ '/a/': 'x!' }))).toEqual(['/a/'])
  })

  test('not of other hosts', () => {
    expect(submit(site({ '/a/': 'x' }), site({}), () => 'https://other.example/')).toEqual(['/a/'])
  })
})
