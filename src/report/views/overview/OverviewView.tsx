import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { ReportFinding, ReportSummary } from '../../data.ts'
import { countText, numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { useRuleTitles } from '../../rule-titles.ts'
import { groupFindings } from '../findings/group-findings.ts'
import { writeViewState } from '../urls/view-state.ts'
import { BarList } from './BarList.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { Histograms } from './Histograms.tsx'
import { SeverityCards } from './SeverityCards.tsx'
import { urlsByPageType } from './urls-by-page-type.ts'

const outcomes: Record<ReportSummary['outcome'], string> = {
  published: 'The site was published.',
  refused: 'The site was not published because of errors. The previous site is unchanged.',
  unread:
    'The manifest has errors, so the site was not audited. The findings are new; all other data is from the last report.',
  audited: 'The existing site was audited.',
}

/** Summary of the whole site. Every number links to its details. */
export function OverviewView() {
  const { summary, rows, findings } = useReport()
  const groups = useMemo(
    () => groupFindings(findings, summary.rules, { code: '', severity: '', known: '', q: '' }),
    [findings, summary],
  )
  const titleOf = useRuleTitles()
  const pageTypes = useMemo(() => urlsByPageType(rows, summary.kinds), [rows, summary])
  return (
    <div className="page overview">
      <header className="overview-head">
        <h1 tabIndex={-1}>Overview</h1>
        <p>
          {summary.site.origin !== '' && (
            <>
              <bdi>{summary.site.origin}</bdi> · {countText(rows.count, 'URL', 'URLs')} ·{' '}
            </>
          )}
          <span data-outcome={summary.outcome}>{outcomes[summary.outcome]}</span>
        </p>
        <p>
          <Link to="/client">Report for the client, to print or to send</Link>
        </p>
      </header>
      <SeverityCards />
      <section className="card" aria-labelledby="by-rule">
        <h2 id="by-rule">Affected pages by rule</h2>
        <BarList
          empty="No findings."
          items={groups.map(({ code, rank, pages, findings: found }) => ({
            key: code,
            name: groupName(titleOf(code), found),
            count: pages,
            // A problem of the manifest is on no page.
            ...(pages === 0 && { text: countText(found.length, 'finding', 'findings') }),
            tone: `bar-${rank}`,
            to: { pathname: '/findings', search: new URLSearchParams({ code }).toString() },
          }))}
        />
      </section>
      <section className="card" aria-labelledby="by-page-type">
        <h2 id="by-page-type">URLs by page type</h2>
        <BarList
          empty="No URLs."
          items={pageTypes.map(({ pageType, urls, aliases }) => ({
            key: pageType,
            name: (pageType || 'none') + (aliases > 0 ? ` (${countText(aliases, 'alias', 'aliases')})` : ''),
            count: urls,
            to: {
              pathname: '/urls',
              search: writeViewState({ values: { kind: [pageType] } }, rows.columns).toString(),
            },
          }))}
        />
      </section>
      <ChangesCard />
      <Histograms />
    </div>
  )
}

/** The title of a rule, and how many of its findings are known issues. */
function groupName(title: string, findings: readonly ReportFinding[]): string {
  const known = findings.filter((finding) => finding.known !== undefined).length
  if (known === 0) return title
  return `${title} (${known === findings.length ? 'known' : `${numberText(known)} of ${numberText(findings.length)} known`})`
}
