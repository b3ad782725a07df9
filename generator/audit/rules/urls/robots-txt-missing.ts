import { readRobotsTxt } from '../../files/robots-txt.ts'
import type { SiteRule } from '../../rule.ts'

/** No robots.txt. */
export const robotsTxtMissing: SiteRule = {
  code: 'robots-txt-missing',
  scope: 'site',
  title: 'Missing robots.txt',
  severity: 'warning',
  why: 'It is the first file a crawler requests, and the only place that tells every crawler where the sitemap is.',
  how: 'There must be a file /robots.txt that is no HTML page and is encoded as UTF-8.',
  fix: 'Build the site again. The build writes the file.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  check: ({ files, manifest }) => {
    if (readRobotsTxt(files)) return []
    const found = { url: '/robots.txt', at: manifest.siteAt }
    if (!files.has('/robots.txt')) return [{ ...found, what: 'The site has no robots.txt.' }]
    const kind = files.read('/robots.txt').includes(0) ? 'not encoded as UTF-8' : 'a page'
    return [{ ...found, severity: 'error', what: `The file robots.txt is ${kind}, so crawlers find no rule in it.` }]
  },
}
