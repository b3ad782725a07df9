import type { AuditedPage } from '../facts/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import type { AuditedSite, RuleText, SiteRule } from '../rule.ts'
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
        const others =
          pages.length === 2 ? '' : ` and ${pages.length - 2} more ${pages.length === 3 ? 'page' : 'pages'}`
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

function groupEqual(site: AuditedSite, textOf: (page: AuditedPage) => string): AuditedPage[][] {
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
