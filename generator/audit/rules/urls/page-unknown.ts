import { dirname } from 'node:path/posix'
import type { SiteRule } from '../../rule.ts'
import { textSubject } from '../../text/text-subject.ts'

/** Files that prove ownership of a site to a search engine. */
const proofOfOwnership = /^\/(google[0-9a-f]{16}|yandex_[0-9a-f]{16}|pinterest-[0-9a-z]{5,})\.html$/

/** An HTML file that no route of the table would write. */
export const pageUnknown: SiteRule = {
  code: 'page-unknown',
  scope: 'site',
  title: 'Page that is not in the manifest',
  severity: 'warning',
  why: 'A page left from an earlier build, or added by hand, is served and indexed, but not maintained: its prices, names and links become outdated.',
  how: 'Every HTML file of the output must have a URL that follows from the manifest. Ignores files that prove ownership to a search engine, and files that only redirect.',
  fix: 'Remove the file, or add the page to the manifest.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  supersededBy: ['duplicate-page'],
  check: (site) =>
    site.pages
      .filter(({ route, path }) => route === undefined && !proofOfOwnership.test(path))
      .map((page) => ({
        url: page.path,
        at: site.sourceOf(page),
        what: `The manifest has no page ${page.path}.`,
        followsFrom: page.textHash === '' ? [] : [textSubject(page)],
        group: { name: dirname(page.path.replace(/\/$/, '')) },
      })),
}
