import type { PageIssue } from '../core/facts.ts'
import { perDistinct } from '../core/html/distinct.ts'
import type { DistinctElement } from '../core/html/distinct-element.ts'
import type { HtmlScan } from '../core/html/scan-html.ts'
import type { ElementRule, RuleContext } from './rule.ts'

/** A rule that is on, with what it receives. */
export type Active<R> = { rule: R; context: RuleContext }

/**
 * Applies the rules that look at one element to every element of an HTML fragment. A distinct element is checked once,
 * however many pages contain it: nearly all elements of a page are known from another.
 */
export function checkElements(
  active: readonly Active<ElementRule>[],
): (scan: Pick<HtmlScan, 'elements'>) => PageIssue[] {
  const byName = new Map<string, readonly Active<ElementRule>[]>()
  const rulesFor = (name: string) => {
    const known = byName.get(name)
    if (known) return known
    const found = active.filter(({ rule }) => rule.names === undefined || rule.names.includes(name))
    byName.set(name, found)
    return found
  }
  const issuesOf = perDistinct((element: DistinctElement): readonly PageIssue[] => {
    const issues: PageIssue[] = []
    for (const { rule, context } of rulesFor(element.name)) {
      if (rule.attributes && !hasAny(element, rule.attributes)) continue
      for (const issue of rule.check(element, context)) issues.push({ ...issue, code: rule.code })
    }
    return issues.length === 0 ? none : issues
  })
  return ({ elements }) => {
    const found: PageIssue[] = []
    for (const { distinct, offset } of elements) {
      const issues = issuesOf(distinct)
      if (issues !== none) for (const issue of issues) found.push(placed(issue, offset))
    }
    return found
  }
}

function hasAny({ attributes }: DistinctElement, names: readonly string[]): boolean {
  for (const name of names) if (attributes[name] !== undefined) return true
  return false
}

const none: readonly PageIssue[] = []

function placed(issue: PageIssue, offset: number): PageIssue {
  const { subject, followsFrom } = issue
  if (subject === undefined && followsFrom === undefined) return issue
  const at = (text: string) => text.replace('{offset}', String(offset))
  return {
    ...issue,
    ...(subject !== undefined && { subject: at(subject) }),
    ...(followsFrom && { followsFrom: followsFrom.map(at) }),
  }
}
