import { type FittedText, room, widthOf } from '#src/head/fit-text.ts'
import type { Finding, Severity } from '../problem.ts'
import { indexablePages } from './indexable.ts'
import { shownOn } from './references.ts'
import type { AuditedSite, Rule } from './rule.ts'
import type { AuditedPage } from './site-facts.ts'

type WidthRule = {
  code: string
  kind: FittedText
  /** Of a text that is cut off. One that leaves room is a notice. */
  severity: Severity
  textOf: (page: AuditedPage) => string
}

/** A rule that a text in search results fills the room it has there, and no more. One finding for each kind of page. */
export function widthRule({ code, kind, severity, textOf }: WidthRule): Rule {
  return { code, check: (site) => findings(site, { code, kind, severity, textOf }) }
}

function findings(site: AuditedSite, { code, kind, severity, textOf }: WidthRule): Finding[] {
  const { least, most } = room[kind]
  const groups = new Map<string, { isWide: boolean; pages: AuditedPage[] }>()
  for (const page of indexablePages(site)) {
    const width = widthOf(kind, textOf(page))
    if (width === 0 || (width >= least && width <= most)) continue
    const isWide = width > most
    const key = `${page.route} ${isWide}`
    const group = groups.get(key) ?? { isWide, pages: [] }
    group.pages.push(page)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ isWide, pages }) => {
    const [first, ...others] = pages
    if (!first) return []
    const pixels = Math.ceil(widthOf(kind, textOf(first)))
    const limit = isWide ? `have room for ${most}` : `have room for ${most}, and under ${least} says little`
    const more = others.length === 0 ? '' : ` So it is on ${others.length} more pages of its kind.`
    return [
      {
        code,
        severity: isWide ? severity : ('notice' as const),
        url: first.path,
        at: site.sourceOf(first),
        what: `The ${kind} of ${first.path} is ${pixels} pixels wide, but search results ${limit}: "${textOf(first)}".${more}`,
        mend: isWide ? 'Shorten it, or the names it is made of.' : 'Say more in it: what is special about this page.',
        ...shownOn(pages),
      },
    ]
  })
}
