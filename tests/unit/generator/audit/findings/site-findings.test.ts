import { describe, expect, test } from 'vitest'
import { perPageType } from '#generator/audit/findings/per-page-type.ts'
import { siteFindings } from '#generator/audit/findings/site-findings.ts'
import { crawlDepth } from '#generator/audit/rules/links/crawl-depth.ts'
import type { AuditedPage } from '#generator/core/site-facts.ts'

const at = { file: 'manifest/cities.csv', line: 2, column: 1 }
const page = (number: number, section: AuditedPage['section'] = 'places') =>
  ({ path: `/${number}/`, section, route: 'serviceArea' }) as AuditedPage // perPageType reads nothing else
const found = (count: number, section?: AuditedPage['section'], above?: number) =>
  Array.from({ length: count }, (_, number) =>
    perPageType({ sourceOf: () => at }, page(number, section), {
      what: `Page ${number} is thin.`,
      ...(above !== undefined && { above }),
    }),
  )
const report = (...args: Parameters<typeof found>) => siteFindings(crawlDepth, found(...args), {})

describe('findings about pages of one type', () => {
  test('are one finding that counts the similar pages', () => {
    expect(report(3)).toEqual([
      {
        code: 'crawl-depth',
        severity: 'warning',
        url: '/0/',
        at,
        what: 'Page 0 is thin (and 2 similar pages).',
        fix: crawlDepth.fix,
        count: 3,
        urls: ['/0/', '/1/', '/2/'],
        pages: ['/0/', '/1/', '/2/'],
        joined: ['/0/', '/1/', '/2/'],
      },
    ])
  })

  test('keep their text if there is one', () => {
    expect(report(1)).toMatchObject([{ url: '/0/', what: 'Page 0 is thin.' }])
  })

  test('are reported one by one up to the number the rule sets', () => {
    expect(report(20, 'places', 20)).toHaveLength(20)
    expect(report(21, 'places', 20)).toMatchObject([{ what: 'Page 0 is thin (and 20 similar pages).' }])
  })

  test('are not joined across severities or variants', () => {
    const [first, second, third] = found(3)
    if (!first || !second || !third) throw new Error('Three findings were made.')
    const other = { ...third, group: { name: `${third.group?.name}other` } }
    expect(siteFindings(crawlDepth, [first, { ...second, severity: 'error' }, other], {})).toHaveLength(3)
  })
})

test('pages of the section "pages" are reported one by one', () => {
  expect(report(2, 'pages')).toHaveLength(2)
})

test('a joined finding names what another rule reports better: a known issue may be about that one', () => {
  const [first, ...others] = found(3)
  expect(siteFindings(crawlDepth, others, {}, first ? [first] : [])).toMatchObject([{ joined: ['/1/', '/2/', '/0/'] }])
})
