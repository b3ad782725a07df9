import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { perText } from '../../../core/html/distinct-text.ts'
import { deadlinesIn } from '../../../core/text/deadlines.ts'
import { hasText } from '../../../core/text/has-text.ts'
import { noticesIn } from '../../../core/text/notices.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** An offer or a notice that has expired, in what all pages have in common. */
export const bannerOutdated: MarkupRule = {
  code: 'banner-outdated',
  scope: 'markup',
  title: 'Expired offer in a header or footer',
  severity: 'error',
  why: 'Visitors of every page read of a price that is no longer available, and see that the site is not maintained.',
  how: 'Looks in the headers and footers of pages in English for an offer, or a notice of closed services, whose last day is before the last date of a testimonial, an article or a legal page in the manifest, since the site was changed after it. Ignores texts of the manifest. text-outdated looks in the main content.',
  fix: 'Remove the banner, or write a future date. If the pages were edited by a script or a plugin, remove it there.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  *check({ byName, contentParts }, { manifest }): Generator<Issue> {
    // A page has its title; shared parts are scanned without it.
    if (byName.has('title') || !manifest.site.language.startsWith('en')) return
    for (const { words, last } of contentParts.flatMap(deadlinesInPart))
      if (last < lastDateOf(manifest) && !hasText(manifest, (text) => text.includes(words)))
        yield { what: `A text {pages} says "${words}", which has passed.`, phrase: words, cause: words }
  },
}

const deadlinesInPart = perText((text) => [...deadlinesIn(text), ...noticesIn(text)])

/** The last date in the manifest, `YYYY-MM` or `YYYY-MM-DD`. */
const lastDateOf = kept(
  ({ testimonials, articles = [], pages }: Manifest): string =>
    [
      ...testimonials.items.map(({ date }) => date),
      ...articles.map(({ date }) => date),
      ...pages.flatMap((page) => (page.screen === 'legal' ? page.updated : [])),
    ]
      .sort()
      .at(-1) ?? '',
)
