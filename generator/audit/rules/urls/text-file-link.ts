import type { AuditedSite } from '../../../core/audited-site.ts'
import { pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import { type TextFile, textFilesOf } from '../../files/text-files.ts'
import { isLocal } from '../../markup/local-host.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A URL in a text file for programs that does not exist or is on another host. */
export const textFileLink: SiteRule = {
  code: 'text-file-link',
  scope: 'site',
  title: 'Wrong URL in a text file',
  severity: 'warning',
  why: 'Assistants follow the links of llms.txt and answer with what they find there: an error page, or a staging site.',
  how: 'Reads llms.txt, llms-full.txt, humans.txt and security.txt. Each URL of this site must be served, or redirected. One on localhost or on another host of the site, such as staging, is an error.',
  fix: 'Correct the URL, or remove the line.',
  source: 'https://llmstxt.org/',
  check: (site) => textFilesOf(site).flatMap((file) => findingsIn(file, site)),
}

/** A URL, or the path of a link in Markdown. */
const namedUrl = /https?:\/\/[^\s<>()[\]"'`]+|(?<=\]\()\/[^\s<>()"]*/g

function findingsIn({ url, lines, at }: TextFile, site: AuditedSite): SiteFinding[] {
  const { origin } = site.manifest.site
  const { host } = new URL(origin)
  const urls = lines.flatMap((line) => Array.from(line.matchAll(namedUrl), ([each]) => each))
  const named = new Set(urls.map((each) => each.replace(/[.,;:!?]+$/, '')))
  const missing = [...named].filter((each) => {
    const path = pathOf(withoutOrigin(each, origin))
    return path.startsWith('/') && !site.served.has(path) && site.redirectAt(path)?.to === undefined
  })
  const elsewhere = [...named].filter(
    (each) => isLocal(each) || (URL.canParse(each) && isOtherHostOf(new URL(each).host, host)),
  )
  const finding = (urls: readonly string[], is: string): SiteFinding[] => {
    const more = urls.length > 1 ? ` and ${urls.length - 1} more` : ''
    return urls.length === 0 ? [] : [{ url, at: at(1), what: `${url} names ${urls[0]}${more}, ${is}.` }]
  }
  return [
    ...finding(missing, 'which this site does not have'),
    ...finding(elsewhere, `which is not on ${host}`).map((each) => ({ ...each, severity: 'error' as const })),
  ]
}
