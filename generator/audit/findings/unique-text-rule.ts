import type { AuditedSite } from '../../core/audited-site.ts'
import { groupBy } from '../../core/group-by.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import type { RuleText, SiteRule } from '../rule.ts'
import { shownOn } from './references.ts'

type DuplicateRule = RuleText & {
  /** What the text is, within a sentence, e.g. `title`. */
  name: string
  textOf: (page: AuditedPage) => string
}

/** A rule that a text is unique among the indexable pages, ignoring case and white space. */
export function uniqueTextRule({ name, textOf, ...text }: DuplicateRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    check: (site) =>
      groupEqual(site, textOf).flatMap((pages) => {
        const [first, second] = pages
        if (!first || !second) return []
        const more = pages.length - 2
        const places =
          more === 0
            ? `${first.path} and ${second.path}`
            : `${first.path}, ${second.path} and ${more} more ${more === 1 ? 'page' : 'pages'}`
        return [
          {
            url: first.path,
            at: site.sourceOf(second),
            what: `The ${name} "${textOf(first)}" is on ${places}.`,
            ...shownOn(pages),
          },
        ]
      }),
  }
}

function groupEqual(site: AuditedSite, textOf: (page: AuditedPage) => string): AuditedPage[][] {
  const groups = groupBy(indexablePages(site), (page) => comparable(textOf(page)))
  groups.delete('')
  return [...groups.values()].filter((pages) => pages.length > 1)
}

/** Testing for uneven white space is quicker than replacing it, and few texts have any. */
function comparable(text: string): string {
  return (unevenSpace.test(text) ? text.replace(/\s+/g, ' ').trim() : text).toLowerCase()
}
const unevenSpace = /[^\S ]| {2}|^ | $/
