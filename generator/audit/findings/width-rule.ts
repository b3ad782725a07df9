import { type FittedText, room, widthOf } from '#src/head/fit-text.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { indexablePages } from '../graph/indexable.ts'
import type { RuleContext, RuleText, SiteFinding, SiteRule } from '../rule.ts'
import { subjectOn } from './superseded.ts'

type WidthRule = Omit<RuleText, 'fix' | 'thresholds'> & {
  kind: FittedText
  textOf: (page: AuditedPage) => string
}

/** A rule that a text fits the space it has in search results, and fills it. One finding for each page type. */
export function widthRule({ kind, textOf, ...text }: WidthRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    fix: 'Shorten the text or the names in it. If it is too short, add what is special about the page.',
    thresholds: {
      least: { value: room[kind].least, unit: 'px', meaning: 'Below this width, most of the space is empty.' },
      most: { value: room[kind].most, unit: 'px', meaning: 'Above this width, the text is cut off.' },
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
  return indexablePages(site).flatMap((page) => {
    const text = textOf(page)
    const width = widthOf(kind, text)
    if (width === 0 || (width >= least && width <= most)) return []
    const isWide = width > most
    const space = isWide ? `search results show only ${most}` : `search results have space for ${most}`
    return [
      {
        ...(!isWide && { severity: 'notice' as const }),
        url: page.path,
        at: site.sourceOf(page),
        what: `The ${kind} of ${page.path}, "${text}", is ${Math.ceil(width)} pixels wide, but ${space}.`,
        fix: isWide ? 'Shorten the text or the names in it.' : 'Add what is special about this page.',
        followsFrom: [kind, ...(withNumber.test(text) ? ['phone'] : [])].map((subject) =>
          subjectOn(page.path, subject),
        ),
        group: { name: `${page.route} ${isWide}` },
      },
    ]
  })
}

/** A text with a phone number. `phone-differs` finds a wrong one. */
const withNumber = /\d{3}\D?\d{4}/
