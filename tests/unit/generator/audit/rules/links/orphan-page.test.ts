import { expect, test } from 'vitest'
import { orphanPage } from '#generator/audit/rules/links/orphan-page.ts'
import { findingsOf } from '../../../../../support/audited-site.ts'

test('pages below one that cannot be reached are not reported again', () => {
  const pages = [
    { path: '/', links: ['/about/'] },
    { path: '/about/' },
    { path: '/notes/', links: ['/notes/one/', '/notes/two/'] },
    { path: '/notes/one/', links: ['/notes/'] },
    { path: '/notes/two/' },
    { path: '/offer/', links: ['/offers/'] },
    { path: '/offers/' },
  ].map((page) => ({ section: 'pages' as const, ...page }))
  expect(findingsOf(orphanPage, { pages }).map(({ url }) => url)).toEqual(['/notes/', '/offer/', '/offers/'])
})
