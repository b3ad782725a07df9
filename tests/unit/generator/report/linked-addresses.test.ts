import { describe, expect, test } from 'vitest'
import { linkedAddresses, missingAddresses } from '#generator/report/linked-addresses.ts'
import { auditedSite, type SiteSketch } from '../../../support/audited-site.ts'

describe('who links to an address without a page', () => {
  const linked = (sketch: SiteSketch) => linkedAddresses(auditedSite(sketch))

  test('a page counts once, by whichever of its links, with whatever fragment', () => {
    const pages = [
      { path: '/', parts: ['footer'], links: ['/gone/', '/gone/#top'] },
      { path: '/a/', parts: ['footer'] },
    ]
    expect(linked({ pages, parts: { footer: { links: ['/gone/'] } } }).get('/gone/')).toEqual({
      inlinks: 2, // of / and /a/
      inlinksFromMain: 1,
      ownInlinks: 1,
      from: [
        ['/', '/gone/', true],
        ['/', '/gone/#top', true],
      ],
    })
  })

  test('a page and an address that nobody links to are not among them', () => {
    const found = linked({ pages: [{ path: '/', links: ['/a/'] }, { path: '/a/' }] })
    expect([...found.keys()]).toEqual([])
  })
})

describe('missing are', () => {
  const missing = (sketch: SiteSketch) => {
    const site = auditedSite(sketch)
    return [...missingAddresses(site, linkedAddresses(site))]
  }

  test('addresses that a page links to in its text', () => {
    expect(missing({ pages: [{ path: '/', links: ['/gone/?from=home#top'] }] })).toEqual(['/gone/'])
  })

  test('no addresses that differ from those of a page by their slash', () => {
    expect(missing({ pages: [{ path: '/', links: ['/a'] }, { path: '/a/' }] })).toEqual([])
  })
})
