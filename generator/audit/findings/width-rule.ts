import { type FittedText, room, widthOf } from '#src/head/fit-text.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import type { AuditedSite, RuleContext, RuleText, SiteFinding, SiteRule } from '../rule.ts'
import { shownOn } from './references.ts'

type WidthRule = Omit<RuleText, 'fix' | 'thresholds'> & {
  kind: FittedText
  textOf: (page: AuditedPage) => string
}

/**
 * A rule that a text in search results fills the room it has there, and no more. One finding for each kind of page; a
 * text that leaves room is a notice.
 */
export function widthRule({ kind, textOf, ...text }: WidthRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    fix: 'Shorten it, or the names it is made of; where it is narrow, say what is special about the page.',
    thresholds: {
      least: { value: room[kind].least, unit: 'px', meaning: 'Width under which it leaves most of its room empty.' },
      most: { value: room[kind].most, unit: 'px', meaning: 'Width above which it is cut off.' },
    },
    check: (site, context) => findings(site, { kind, textOf }, context),
  }
}

function findings(
  site: AuditedSite,
  { kind, textOf }: Pick<WidthRule, 'kind' | 'textOf'>,
  { limit }: RuleContext,
): SiteFinding[] {
  const [least, most] = [limit('least'), limit('most')]
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
        ...(!isWide && { severity: 'notice' as const }),
        url: first.path,
        at: site.sourceOf(first),
        what: `The ${kind} of ${first.path} is ${pixels} pixels wide, but search results ${limit}: "${textOf(first)}".${more}`,
        fix: isWide ? 'Shorten it, or the names it is made of.' : 'Say more in it: what is special about this page.',
        ...shownOn(pages),
      },
    ]
  })
}
