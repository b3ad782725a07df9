import { expect, test } from 'vitest'
import { fileUnused } from '#generator/audit/rules/weight/file-unused.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

const pages = [{ path: '/' }]

test('the unused files of a folder are one finding', () => {
  expect(findingsOf(fileUnused, { pages, files: ['/papers/a.pdf', '/papers/b.pdf', '/songs/c.mp3'] })).toMatchObject([
    { url: '/papers/a.pdf', count: 2, what: 'Nothing on the site refers to /papers/a.pdf (and 1 similar file).' },
    { url: '/songs/c.mp3', what: 'Nothing on the site refers to /songs/c.mp3.' },
  ])
})

test('files that crawlers and hosts request by convention give no finding', () => {
  expect(findingsOf(fileUnused, { pages, files: ['/robots.txt', '/_headers', '/.well-known/x'] })).toEqual([])
})
