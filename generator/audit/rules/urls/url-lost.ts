import { dirname } from 'node:path/posix'
import type { Manifest } from '#manifest/schema.ts'
import type { LostUrls } from '../../../core/facts.ts'
import type { Finding } from '../../../core/problem.ts'
import type { SiteRule } from '../../rule.ts'

/** Number of URLs that a finding names. */
const urlsShown = 20

/** A URL the site has had that is no longer served or redirected. */
export const urlLost: SiteRule = {
  code: 'url-lost',
  scope: 'site',
  title: 'URL no longer served',
  severity: 'error',
  why: 'Links and search results still point to it, and its value is lost.',
  how: 'Every URL in urls.lock must be a page, a file, or covered by a redirect. URLs of 20 records and more are one finding, and so are those of all counties.',
  fix: 'Restore the page, or add the printed rule to redirects.yaml.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  check: ({ lost, manifest }) => lostFindings(lost, manifest),
}

/** Causes from which URLs are lost for one reason, such as a changed pattern of URLs. */
const fewestOfMass = 20

/** One for each cause. */
export function lostFindings(
  lost: readonly LostUrls[],
  { urlsAt, counties }: Pick<Manifest, 'urlsAt' | 'counties'>,
): Finding[] {
  // A manifest has few counties. All of them lose their URLs if the pattern of these is changed.
  const ofCounties = lost.filter(({ subject }) => /^of the (?:county|place) /.test(subject))
  const isOfPattern = counties.length > 1 && ofCounties.length >= counties.length && ofCounties.length === lost.length
  if (isOfPattern || lost.length >= fewestOfMass) return [massFinding(lost, urlsAt)]
  return lost.map(({ subject, urls, at, rules }) => ({
    code: 'url-lost',
    severity: 'error',
    url: urls[0] ?? '',
    count: urls.length,
    urls: urls.slice(0, urlsShown),
    at,
    what: whatOf(subject, urls),
    fix: `Restore the page, or add to ${dirname(at.file)}/redirects.yaml, with a better "to" if there is one${meaningOf(rules)}:\n${rules.join('\n')}`,
  }))
}

function massFinding(lost: readonly LostUrls[], at: Finding['at']): Finding {
  const urls = lost.flatMap((cause) => cause.urls)
  return {
    code: 'url-lost',
    severity: 'error',
    url: urls[0] ?? '',
    count: urls.length,
    urls: urls.slice(0, urlsShown),
    at,
    what: `${urls.length} URLs of ${lost.length} records are no longer served, and no redirect covers them; the first is ${urls[0]}.`,
    fix: `Restore "urls" of site.yaml or the language, if one was changed, or the records. Otherwise add to ${dirname(at.file)}/redirects.yaml:\n${lost.flatMap(({ rules }) => rules).join('\n')}`,
  }
}

const meaningOf = (rules: readonly string[]) =>
  rules.some((rule) => rule.endsWith('to: .. }')) ? ' (".." is the parent page of each URL)' : ''

function whatOf(subject: string, urls: LostUrls['urls']): string {
  const [first] = urls
  return urls.length === 1
    ? `A URL ${subject} is no longer served, and no redirect covers it: ${first}.`
    : `${urls.length} URLs ${subject} are no longer served, and no redirect covers them; the first is ${first}.`
}
