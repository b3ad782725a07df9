import { describe, expect, test } from 'vitest'
import { findReferences } from '#generator/audit/findings/references.ts'
import { indexReferrers } from '#generator/audit/graph/referrers.ts'
import { auditedSite, type SiteSketch } from '../../../../support/audited-site.ts'

function pathsLinking(target: string, sketch: SiteSketch): string[] {
  const site = auditedSite(sketch)
  return site.referrers(site.targets.indexOf(target), 'links').map((number) => site.pages[number]?.path ?? '')
}

test('a page that links twice counts once', () => {
  expect(pathsLinking('/b/', { pages: [{ path: '/a/', links: ['/b/', '/b/'] }] })).toEqual(['/a/'])
})

test('a link in a shared part counts on each page with the part', () => {
  const pages = [{ path: '/a/', parts: ['footer'] }, { path: '/b/', parts: ['footer'] }, { path: '/c/' }]
  expect(pathsLinking('/x/', { pages, parts: { footer: { links: ['/x/'] } } })).toEqual(['/a/', '/b/'])
})

test('a page that links directly and through two shared parts counts once', () => {
  const pages = [{ path: '/a/', links: ['/x/'], parts: ['header', 'footer'] }]
  const parts = { header: { links: ['/x/'] }, footer: { links: ['/x/'] } }
  expect(pathsLinking('/x/', { pages, parts })).toEqual(['/a/'])
})

test('pages are in the order of their paths', () => {
  const pages = ['/c/', '/a/', '/b/'].map((path) => ({ path, links: ['/x/'] }))
  expect(pathsLinking('/x/', { pages })).toEqual(['/a/', '/b/', '/c/'])
})

test('pages that link to different fragments of one URL are joined', () => {
  const pages = [
    { path: '/a/', links: ['/x/#one'] },
    { path: '/b/', links: ['/x/', '/x/#one'] },
    { path: '/c/', links: ['/y/'] },
  ]
  const [reference, ...others] = findReferences(auditedSite({ pages }), 'links', (target) => target.startsWith('/x/'))
  expect(others).toEqual([])
  expect(reference?.target).toBe('/x/')
  expect(reference?.pages.map(({ path }) => path)).toEqual(['/a/', '/b/'])
})

describe('wanted targets', () => {
  const site = auditedSite({ pages: [{ path: '/a/', links: ['/x/'], resources: ['/x/'], dataUrls: ['/y/'] }] })
  const number = (target: string) => site.targets.indexOf(target)

  test('links, resources and URLs in structured data are separate', () => {
    expect(site.referrers(number('/x/'), 'resources')).toEqual([0])
    expect(site.referrers(number('/x/'), 'dataUrls')).toEqual([])
    expect(site.referrers(number('/y/'), 'dataUrls')).toEqual([0])
  })

  test('a target that is not wanted has no referrers', () => {
    const referrers = indexReferrers(site, new Set([number('/y/')]))
    expect(referrers(number('/x/'), 'links')).toEqual([])
  })
})
