import type { RuleContext, SiteRule } from '../../rule.ts'

/** An address of a page that is hard to read, to type or to pass on. */
export const urlShape: SiteRule = {
  code: 'url-shape',
  scope: 'site',
  title: 'Address of a page too long or not plain',
  severity: 'warning',
  why: 'A long address is cut off in search results and broken in two by mail programs; capitals, underscores and encoded letters get lost when it is passed on.',
  how: 'The path of every page may hold lower-case letters, digits and hyphens between its slashes, and is measured as a whole, by its longest segment and by the number of segments.',
  fix: 'Shorten the slug, or the pattern it is made by in site.yaml, and redirect the address it had.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  thresholds: {
    length: { value: 115, unit: 'characters', meaning: 'Most a whole path may have.' },
    segment: { value: 60, unit: 'characters', meaning: 'Most a segment between two slashes may have.' },
    depth: { value: 4, unit: 'segments', meaning: 'Most a path may have.' },
  },
  check: (site, context) =>
    site.pages.flatMap((page) => {
      const fault = page.route === undefined || page.path === '/404.html' ? undefined : faultOf(page.path, context)
      return fault ? [{ url: page.path, at: site.sourceOf(page), what: `The address ${page.path} ${fault}.` }] : []
    }),
}

const plain = /^(\/[a-z0-9]+(-[a-z0-9]+)*)*\/?$/

function faultOf(path: string, { limit }: RuleContext): string | undefined {
  if (!plain.test(path)) return 'holds something else than lower-case letters, digits and single hyphens'
  if (path.length > limit('length')) return `has ${path.length} characters, more than ${limit('length')}`
  const segments = path.split('/').filter(Boolean)
  if (segments.length > limit('depth')) return `has ${segments.length} segments, more than ${limit('depth')}`
  const long = segments.find((segment) => segment.length > limit('segment'))
  return long === undefined ? undefined : `has a segment of ${long.length} characters, more than ${limit('segment')}`
}
