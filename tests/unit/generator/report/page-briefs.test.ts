import { expect, test } from 'vitest'
import type { AuditedPage } from '#generator/core/site-facts.ts'
import { pageBriefs } from '#generator/report/page-briefs.ts'

// The fields that are read.
const page = (path: string, headingPattern: string, route = 'city') =>
  ({ path, headingPattern, route, params: {} }) as unknown as AuditedPage

const pages = [
  page('/a/', 'prices | reviews'),
  page('/b/', 'prices | reviews'),
  page('/c/', 'prices'),
  page('/d/', 'questions'),
  page('/about/', 'team', 'about'),
]
const query = (path: string, query: string, impressions: number) => ({
  path,
  query,
  clicks: 1,
  impressions,
  position: 9,
})

test('a page lacks the headings that half of the pages of its type have', () => {
  const briefOf = pageBriefs({ pages })
  expect(pages.map((each) => briefOf(each).lacks?.map(({ heading, share }) => `${heading} ${share}`))).toEqual([
    undefined,
    undefined,
    ['reviews 0.5'],
    ['prices 0.75', 'reviews 0.5'],
    undefined,
  ])
})

test('a page has its queries, the most frequent first', () => {
  const briefOf = pageBriefs({ pages }, [query('/a/', 'drains', 3), query('/b/', 'roofs', 9), query('/a/', 'sinks', 7)])
  expect(pages.slice(0, 3).map((each) => briefOf(each).queries?.map(({ query }) => query))).toEqual([
    ['sinks', 'drains'],
    ['roofs'],
    undefined,
  ])
})
