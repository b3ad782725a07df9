import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import type { AuditedSite, RuleText, SiteRule } from '../rule.ts'
import { shownOn } from './references.ts'

type DuplicateRule = RuleText & {
  /** As a sentence calls it, e.g. `title`. */
  name: string
  textOf: (page: AuditedPage) => string
}

/** A rule that each page a search engine may list says something of its own in one place. Case and white space do not count. */
export function uniqueTextRule({ name, textOf, ...text }: DuplicateRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    check: (site) =>
      groupAlike(site, textOf).flatMap((pages) => {
        const [first, second] = pages
        if (!first || !second) return []
        const others = pages.length === 2 ? '' : `, and on ${pages.length - 2} more`
        return [
          {
            url: first.path,
            at: site.sourceOf(second),
            what: `The ${name} "${textOf(first)}" is on ${first.path} and ${second.path}${others}.`,
            ...shownOn(pages),
          },
        ]
      }),
  }
}

function groupAlike(site: AuditedSite, textOf: (page: AuditedPage) => string): AuditedPage[][] {
  const groups = new Map<string, AuditedPage[]>()
  for (const page of indexablePages(site)) {
    const text = textOf(page).replace(/\s+/g, ' ').trim().toLowerCase()
    if (text === '') continue
    const group = groups.get(text)
    if (group) group.push(page)
    else groups.set(text, [page])
  }
  return [...groups.values()].filter((pages) => pages.length > 1)
}
