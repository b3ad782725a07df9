import { describe, expect, test } from 'vitest'
import { linkGraph } from '#generator/audit/graph/link-graph.ts'
import { auditedSite, type SiteSketch } from '../../../../support/audited-site.ts'

/** The figures of the graph for each page, by path. */
function graphOf(sketch: SiteSketch) {
  const site = auditedSite(sketch)
  const graph = linkGraph(site)
  return Object.fromEntries(
    site.pages.map(({ path }, page) => [
      path,
      {
        depth: graph.depth[page],
        inlinks: graph.inlinks[page],
        fromMain: graph.inlinksFromMain[page],
        outlinks: graph.outlinks[page],
      },
    ]),
  )
}

const inNav = (target: string) => ({ target, text: target, isInMain: false })

describe('inlinks', () => {
  test('a page counts once, even if it links several times or with several fragments', () => {
    const graph = graphOf({ pages: [{ path: '/', links: ['/a/', '/a/#top', '/a/'] }, { path: '/a/' }] })
    expect(graph['/a/']).toMatchObject({ inlinks: 1, fromMain: 1 })
    expect(graph['/']).toMatchObject({ outlinks: 1 })
  })

  test('a link of a page to itself does not count', () => {
    expect(graphOf({ pages: [{ path: '/', links: ['/', '/#top'] }] })['/']).toMatchObject({ inlinks: 0, outlinks: 0 })
  })

  test('a navigation link does not count as a link in the main content', () => {
    const graph = graphOf({ pages: [{ path: '/', links: [inNav('/a/')] }, { path: '/a/' }] })
    expect(graph['/a/']).toMatchObject({ inlinks: 1, fromMain: 0 })
  })

  test('a link of a shared part counts for every page that holds it, except for its own target', () => {
    const pages = ['/', '/a/', '/b/'].map((path) => ({ path, parts: ['footer'] }))
    const graph = graphOf({ pages: [...pages, { path: '/c/' }], parts: { footer: { links: ['/a/'] } } })
    expect(graph['/a/']).toMatchObject({ inlinks: 2, fromMain: 0 }) // of / and /b/
  })

  test('a page that links directly and through a shared part counts once, in its main content', () => {
    const pages = [{ path: '/', parts: ['footer'], links: ['/a/'] }, { path: '/a/' }]
    expect(graphOf({ pages, parts: { footer: { links: ['/a/'] } } })['/a/']).toMatchObject({ inlinks: 1, fromMain: 1 })
  })

  test('a link to a target that is not a page is not in the graph', () => {
    expect(graphOf({ pages: [{ path: '/', links: ['/gone/', '/file.pdf'] }] })['/']).toMatchObject({ outlinks: 0 })
  })
})

describe('depth', () => {
  test('is the fewest clicks from the home page', () => {
    const graph = graphOf({
      pages: [
        { path: '/', links: ['/a/'] },
        { path: '/a/', links: ['/b/', '/c/'] },
        { path: '/b/', links: ['/c/'] },
        { path: '/c/', links: ['/d/'] },
        { path: '/d/' },
      ],
    })
    expect(Object.values(graph).map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 3])
  })

  test('an unreachable page has no depth', () => {
    expect(graphOf({ pages: [{ path: '/' }, { path: '/a/', links: ['/'] }] })['/a/']).toMatchObject({ depth: -1 })
  })

  test('links of a shared part count from the page of least depth that contains it', () => {
    const graph = graphOf({
      pages: [{ path: '/', links: ['/a/'] }, { path: '/a/', parts: ['footer'] }, { path: '/b/' }],
      parts: { footer: { links: ['/b/'] } },
    })
    expect(graph['/b/']).toMatchObject({ depth: 2 })
  })

  test('without a home page, no page has a depth', () => {
    expect(graphOf({ pages: [{ path: '/a/', links: ['/b/'] }, { path: '/b/' }] })['/b/']).toMatchObject({ depth: -1 })
  })
})
