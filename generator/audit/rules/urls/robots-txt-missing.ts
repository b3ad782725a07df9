import type { SiteRule } from '../../rule.ts'

/** No robots.txt. */
export const robotsTxtMissing: SiteRule = {
  code: 'robots-txt-missing',
  scope: 'site',
  title: 'Missing robots.txt',
  severity: 'warning',
  why: 'It is the first file a crawler requests, and the only place that tells every crawler where the sitemap is.',
  how: 'There must be a file /robots.txt.',
  fix: 'Build the site again. The build writes the file.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  check: ({ files, manifest }) =>
    files.has('/robots.txt') ? [] : [{ url: '/robots.txt', at: manifest.siteAt, what: 'The site has no robots.txt.' }],
}
