import { describe, expect, test } from 'vitest'
import { indexReferrers } from '#generator/audit/referrers.ts'
import { auditedSite, type SiteSketch } from '../../../support/audited-site.ts'

function referrersOf(target: string, sketch: SiteSketch) {
  const site = auditedSite(sketch)
  return site.referrers(site.targets.indexOf(target), 'links')
}

test('a page that links twice counts once', () => {
  // one target under two spellings would be two numbers; the scanner joins them, so here the list repeats one
  const { count } = referrersOf('/b/', { pages: [{ path: '/a/', links: ['/b/', '/b/'] }] })
  expect(count).toBe(1)
})

test('a link in a shared part counts on each page with the part', () => {
  const pages = [{ path: '/a/', parts: ['footer'] }, { path: '/b/', parts: ['footer'] }, { path: '/c/' }]
  const { count, inNavigation } = referrersOf('/x/', { pages, parts: { footer: { links: ['/x/'] } } })
  expect({ count, inNavigation }).toEqual({ count: 2, inNavigation: true })
})

test('a page that links itself and by a shared part counts once', () => {
  const pages = [{ path: '/a/', links: ['/x/'], parts: ['header', 'footer'] }]
  const parts = { header: { links: ['/x/'] }, footer: { links: ['/x/'] } }
  expect(referrersOf('/x/', { pages, parts }).count).toBe(1)
})

test('a link in the text of pages alone is not in the navigation', () => {
  expect(referrersOf('/x/', { pages: [{ path: '/a/', links: ['/x/'] }] }).inNavigation).toBe(false)
})

test('the first twenty pages are named, in the order of their paths, and all are counted', () => {
  const pages = Array.from({ length: 25 }, (_, index) => ({
    path: `/p${String(25 - index).padStart(2, '0')}/`,
    links: ['/x/'],
  }))
  const { count, first } = referrersOf('/x/', { pages })
  expect(count).toBe(25)
  expect(first.map(({ path }) => path)).toEqual(
    Array.from({ length: 20 }, (_, index) => `/p${String(index + 1).padStart(2, '0')}/`),
  )
})

describe('what is asked for', () => {
  const site = auditedSite({ pages: [{ path: '/a/', links: ['/x/'], resources: ['/x/'], dataUrls: ['/y/'] }] })
  const number = (target: string) => site.targets.indexOf(target)

  test('links, resources and addresses in data are told apart', () => {
    expect(site.referrers(number('/x/'), 'resources').count).toBe(1)
    expect(site.referrers(number('/x/'), 'dataUrls').count).toBe(0)
    expect(site.referrers(number('/y/'), 'dataUrls').count).toBe(1)
  })

  test('a target nobody asked about has no referrers', () => {
    const referrers = indexReferrers(site, new Set([number('/y/')]))
    expect(referrers(number('/x/'), 'links').count).toBe(0)
  })
})
