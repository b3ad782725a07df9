import type { SiteRule } from '../../rule.ts'

/** A page URL that is hard to read, type or share. */
export const urlShape: SiteRule = {
  code: 'url-shape',
  scope: 'site',
  title: 'URL too long or with special characters',
  severity: 'warning',
  why: 'A long URL is cut off in search results and broken in two by mail programs. Capitals, underscores and encoded characters get lost when it is shared.',
  how: 'A path may contain lower-case letters, digits and hyphens between its slashes. Measures the whole path, its longest segment and the number of segments.',
  fix: 'Shorten the slug, or its pattern in site.yaml, and redirect the old URL.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  thresholds: {
    length: { value: 115, unit: 'characters', meaning: 'Longest path.' },
    segment: { value: 60, unit: 'characters', meaning: 'Longest segment between two slashes.' },
    depth: { value: 4, unit: 'segments', meaning: 'Most segments in a path.' },
  },
  check: (site, { limit }) => {
    const most = { length: limit('length'), segment: limit('segment'), depth: limit('depth') }
    return site.pages.flatMap((page) => {
      const fault = page.route === undefined || page.route === 'notFound' ? undefined : faultOf(page.path, most)
      return fault ? [{ url: page.path, at: site.sourceOf(page), what: `The URL ${page.path} ${fault}.` }] : []
    })
  },
}

const plain = /^(\/[a-z0-9]+(-[a-z0-9]+)*)*\/?$/

function faultOf(path: string, most: Record<'length' | 'segment' | 'depth', number>): string | undefined {
  if (!plain.test(path)) return 'contains characters other than lower-case letters, digits and single hyphens'
  if (path.length > most.length) return `has ${path.length} characters, more than ${most.length}`
  const segments = path.split('/').filter(Boolean)
  if (segments.length > most.depth) return `has ${segments.length} segments, more than ${most.depth}`
  const long = segments.find((segment) => segment.length > most.segment)
  return long === undefined ? undefined : `has a segment of ${long.length} characters, more than ${most.segment}`
}
