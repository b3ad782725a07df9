import { describe, expect, test } from 'vitest'
import { linkedUrls, missingUrls } from '#generator/report/linked-urls.ts'
import { auditedSite, type SiteSketch } from '../../../support/audited-site.ts'

describe('links to URLs without a page', () => {
  const linked = (sketch: SiteSketch) => linkedUrls(auditedSite(sketch))

  test('a page counts once, regardless of its number of links and their fragments', () => {
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

  test('pages and URLs without inlinks are not included', () => {
    const found = linked({ pages: [{ path: '/', links: ['/a/'] }, { path: '/a/' }] })
    expect([...found.keys()]).toEqual([])
  })
})

describe('missing URLs', () => {
  const missing = (sketch: SiteSketch) => {
    const site = auditedSite(sketch)
    return [...missingUrls(site, linkedUrls(site))]
  }

  test('a linked URL without a page is missing', () => {
    expect(missing({ pages: [{ path: '/', links: ['/gone/?from=home#top'] }] })).toEqual(['/gone/'])
  })

  test('a URL that differs from a page only by its trailing slash is not missing', () => {
    expect(missing({ pages: [{ path: '/', links: ['/a'] }, { path: '/a/' }] })).toEqual([])
  })
})
