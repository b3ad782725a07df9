import { dirname } from 'node:path/posix'
import type { LostAddresses } from '../../../core/facts.ts'
import type { Finding } from '../../../core/problem.ts'
import type { SiteRule } from '../../rule.ts'

/** Addresses named in a finding that concerns more. */
const urlsShown = 20

/** An address the site has had is served no more, and nothing tells visitors and search engines where to go instead. */
export const urlLost: SiteRule = {
  code: 'url-lost',
  scope: 'site',
  title: 'Address that is served no more',
  severity: 'error',
  why: 'Links and search results still lead there; what the address has earned is lost with it.',
  how: 'Every address in urls.lock must be a page, a file, or covered by a redirect.',
  fix: 'Bring it back, or add the printed rule to redirects.yaml.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  check: ({ lost }) => lostFindings(lost),
}

/** One for each cause. */
export function lostFindings(lost: readonly LostAddresses[]): Finding[] {
  return lost.map(({ subject, urls, at, rules }) => ({
    code: 'url-lost',
    severity: 'error',
    url: urls[0] ?? '',
    count: urls.length,
    urls: urls.slice(0, urlsShown),
    at,
    what: whatOf(subject, urls),
    fix: `Bring it back, or add to ${dirname(at.file)}/redirects.yaml, with another "to" if you know a better one${meaningOf(rules)}:\n${rules.join('\n')}`,
  }))
}

const meaningOf = (rules: readonly string[]) =>
  rules.some((rule) => rule.endsWith('to: .. }')) ? ' (".." is the page above each address)' : ''

function whatOf(subject: string, urls: LostAddresses['urls']): string {
  const [first] = urls
  return urls.length === 1
    ? `An address ${subject} is served no more, and no redirect covers it: ${first}.`
    : `${urls.length} addresses ${subject} are served no more, and no redirect covers them; the first is ${first}.`
}
