import type { SiteRule } from '../../rule.ts'

/** No robots.txt. Its other rules then rest. */
export const robotsTxtMissing: SiteRule = {
  code: 'robots-txt-missing',
  scope: 'site',
  title: 'No robots.txt',
  severity: 'warning',
  why: 'It is the first file a crawler asks for, and the one place that tells every crawler where the sitemap is.',
  how: 'There must be a file /robots.txt.',
  fix: 'Build the site again; the build writes it.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  check: ({ files, manifest }) =>
    files.has('/robots.txt') ? [] : [{ url: '/robots.txt', at: manifest.siteAt, what: 'The site has no robots.txt.' }],
}
