import { useMemo } from 'react'
import type { ReportSummary } from '../../data.ts'
import { countText, numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { writeViewState } from '../urls/view-state.ts'
import { addressesByKind } from './addresses-by-kind.ts'
import { BarList } from './BarList.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { findingsByRule } from './findings-by-rule.ts'
import { Histograms } from './Histograms.tsx'
import { SeverityCards } from './SeverityCards.tsx'

const outcomes: Record<ReportSummary['outcome'], string> = {
  published: 'The build was published.',
  refused: 'The build was held back because of its errors; the site is as it was before.',
  unread:
    'The manifest has errors, so nothing was judged. The findings are these; all else is as the last report had it, if there was one.',
  audited: 'The site was judged as it lies there.',
}

/** The state of the whole site on one screen, each number a way to what it stands for. */
export function OverviewView() {
  const { summary, rows, findings } = useReport()
  const rules = useMemo(() => findingsByRule(findings, summary.rules), [findings, summary])
  const kinds = useMemo(() => addressesByKind(rows, summary.kinds), [rows, summary])
  return (
    <div className="page overview">
      <header className="overview-head">
        <h1 tabIndex={-1}>Overview</h1>
        <p>
          {summary.site.origin !== '' && (
            <>
              <bdi>{summary.site.origin}</bdi> · {countText(rows.count, 'address', 'addresses')} ·{' '}
            </>
          )}
          <span data-outcome={summary.outcome}>{outcomes[summary.outcome]}</span>
        </p>
      </header>
      <SeverityCards />
      <section className="card" aria-labelledby="by-rule">
        <h2 id="by-rule">Findings by rule</h2>
        <BarList
          none="No rule found anything."
          items={rules.map(({ code, title, harm, findings: count, known }) => ({
            key: code,
            name: known > 0 ? `${title} (${known === count ? 'known' : `${numberText(known)} known`})` : title,
            count,
            tone: `bar-${harm}`,
            to: { pathname: '/findings', search: new URLSearchParams({ code }).toString() },
          }))}
        />
      </section>
      <section className="card" aria-labelledby="by-kind">
        <h2 id="by-kind">Addresses by kind</h2>
        <BarList
          none="There are no addresses."
          items={kinds.map(({ kind, addresses, aliases }) => ({
            key: kind,
            name: aliases > 0 ? `${kind || 'none'} (${countText(aliases, 'alias', 'aliases')})` : kind || 'none',
            count: addresses,
            to: { pathname: '/urls', search: writeViewState({ values: { kind: [kind] } }).toString() },
          }))}
        />
      </section>
      <ChangesCard />
      <Histograms />
    </div>
  )
}
