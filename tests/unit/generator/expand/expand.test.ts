import { describe, expect, test } from 'vitest'
import { expandRoutes, outputFile } from '#generator/expand/expand.ts'
import type { Problem } from '#generator/problem.ts'
import { smallSite } from '../../small-site.ts'

describe('outputFile', () => {
  test.each([
    ['/', 'index.html'],
    ['/a/', 'a/index.html'],
    ['/a/b/', 'a/b/index.html'],
    ['/a', 'a.html'],
    ['/a/b', 'a/b.html'],
    ['/404.html', '404.html'],
  ])('%s is served from %s', (path, file) => {
    expect(outputFile(path)).toBe(file)
  })
})

test('pages come in the order of the table, and of the manifest within a row', async () => {
  const paths = [...expandRoutes(await smallSite(), () => {})].map(({ path }) => path)
  expect(paths.slice(0, 7)).toEqual([
    '/',
    '/services/',
    '/services/drain-cleaning/',
    '/services/sewer-inspection/',
    '/services/drain-cleaning/hood-river/',
    '/services/drain-cleaning/cascade-locks/',
    '/services/drain-cleaning/odell/',
  ])
})

test('a second page at an address is a problem at its record, and is not yielded', async () => {
  const site = await smallSite([{ file: 'pages/contact.yaml', replace: '[call]', with: '[call, call]' }])
  const problems: Problem[] = []
  const paths = [...expandRoutes(site, (problem) => problems.push(problem))].map(({ path }) => path)
  expect(paths.filter((path) => path === '/call/')).toHaveLength(1)
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'duplicate-path',
      at: { file: 'small-site/pages/contact.yaml', line: 1, column: 1 },
    }),
  ])
})

test('pages are made one by one, as they are asked for', async () => {
  const site = await smallSite()
  const pages = expandRoutes(site, () => {})
  expect(pages.next().value).toMatchObject({ path: '/' })
  expect(pages.next().value).toMatchObject({ path: '/services/' })
})
