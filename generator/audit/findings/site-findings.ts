import { groupBy } from '../../core/group-by.ts'
import type { Finding } from '../../core/problem.ts'
import type { FindingGroup, SiteFinding, SiteRule } from '../rule.ts'
import { type RuleSettings, severityOf } from '../rule-settings.ts'
import { shownOn } from './references.ts'

type Grouped = { finding: Finding; group: FindingGroup | undefined }

/**
 * What a site rule found, as the report shows it: code, severity and fix filled in, groups joined.
 * @param dropped what another rule reports better; a known issue may name one of them for all of its group
 */
export function siteFindings(
  rule: Pick<SiteRule, 'code' | 'severity' | 'fix'>,
  found: readonly SiteFinding[],
  settings: RuleSettings,
  dropped: readonly SiteFinding[] = [],
): Finding[] {
  const grouped = found.map(
    ({ subject: _, followsFrom: __, explains: ___, group, severity, fix = rule.fix, ...rest }) => ({
      finding: { ...rest, code: rule.code, severity: severityOf(rule, settings, severity), fix },
      group,
    }),
  )
  return joinGroups(
    grouped,
    groupBy(dropped, (finding) => finding.group?.name),
  )
}

/** Joins the findings of each group and severity. The order is that of the first findings. */
function joinGroups(found: readonly Grouped[], dropped: ReadonlyMap<string | undefined, SiteFinding[]>): Finding[] {
  const groups = new Map<string, { findings: Finding[]; above: number; noun: string; others: readonly SiteFinding[] }>()
  for (const [index, { finding, group }] of found.entries()) {
    const key = group ? `${finding.severity} ${group.name}` : String(index)
    const known = groups.get(key)
    if (known) known.findings.push(finding)
    else
      groups.set(key, {
        findings: [finding],
        above: group?.above ?? 1,
        noun: group?.noun ?? 'page',
        others: (group && dropped.get(group.name)) ?? [],
      })
  }
  return [...groups.values()].flatMap(({ findings, above, noun, others }) =>
    findings.length > above ? joined(findings, noun, others) : findings,
  )
}

/** The first finding, with the number of the other pages or files and all their URLs. */
function joined(findings: readonly Finding[], noun: string, dropped: readonly SiteFinding[]): Finding[] {
  const [first] = findings
  if (!first) return []
  const paths = [...new Set(findings.flatMap(({ url, pages = [url] }) => pages))]
  const others = paths.length - (first.pages?.length ?? 1)
  const tail = others === 0 ? '.' : ` (and ${others} similar ${noun}${others === 1 ? '' : 's'}).`
  return [
    {
      ...first,
      what: first.what.replace(/\.$/, tail),
      ...shownOn(paths.map((path) => ({ path }))),
      joined: [...findings, ...dropped].map(({ url }) => url),
    },
  ]
}
