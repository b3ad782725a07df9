import type { SupersededCase } from './superseded-case.ts'

const main = (html: string) => `<html><body><main>${html}</main></body></html>`

export const linkCases: SupersededCase[] = [
  {
    rule: 'dead-end',
    by: 'not-found-page',
    site: {
      pages: [
        { path: '/', links: ['/a/'] },
        { path: '/a/', links: ['/'] },
        { path: '/404.html', route: 'notFound', robots: 'noindex', canonical: undefined },
      ],
    },
  },
  {
    rule: 'inlinks-few',
    by: 'orphan-page',
    site: { pages: [{ path: '/' }, { path: '/oakland/', route: 'serviceArea', section: 'places' }] },
  },
  {
    rule: 'link-insecure',
    by: 'private-host',
    site: { pages: [{ path: '/', html: main('<a href="http://localhost:3000/">Preview</a>') }] },
  },
]
