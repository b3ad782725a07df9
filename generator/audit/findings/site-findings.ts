import { groupBy } from '../../core/group-by.ts'
import type { Finding } from '../../core/problem.ts'
import type { FindingGroup, SiteFinding, SiteRule } from '../rule.ts'
import { type RuleSettings, severityOf } from '../rule-settings.ts'
import { shownOn } from './references.ts'

type Grouped = { finding: Finding; group: FindingGroup | undefined; nearer: SiteFinding['nearer'] }

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
    ({ subject: _, followsFrom: __, explains: ___, group, nearer, severity, fix = rule.fix, ...rest }) => ({
      finding: { ...rest, code: rule.code, severity: severityOf(rule, settings, severity), fix },
      group,
      nearer,
    }),
  )
  return joinGroups(
    grouped,
    groupBy(dropped, (finding) => finding.group?.name),
  )
}

/** Joins the findings of each group and severity. The order is that of the first findings. */
function joinGroups(found: readonly Grouped[], dropped: ReadonlyMap<string | undefined, SiteFinding[]>): Finding[] {
  const groups = new Map<string, { found: Grouped[]; above: number; noun: string; others: readonly SiteFinding[] }>()
  for (const [index, each] of found.entries()) {
    const { finding, group } = each
    const key = group ? `${finding.severity} ${group.name}` : String(index)
    const known = groups.get(key)
    if (known) known.found.push(each)
    else
      groups.set(key, {
        found: [each],
        above: group?.above ?? 1,
        noun: group?.noun ?? 'page',
        others: (group && dropped.get(group.name)) ?? [],
      })
  }
  return [...groups.values()].flatMap(({ found: [first, ...more], above, noun, others }) => {
    if (!first) return []
    if (more.length < above) return [first, ...more].map(located)
    return joined([located(first), ...more.map(({ finding }) => finding)], noun, others)
  })
}

const located = ({ finding, nearer }: Grouped): Finding => ({ ...finding, at: nearer?.() ?? finding.at })

/** The first finding, with the number of the other pages or files and all their URLs. */
function joined(findings: readonly [Finding, ...Finding[]], noun: string, dropped: readonly SiteFinding[]): Finding[] {
  const [first] = findings
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
