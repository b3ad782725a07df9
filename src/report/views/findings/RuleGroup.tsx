import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ReportRows } from '../../data.ts'
import { countText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { FindingItem } from '../../parts/FindingItem.tsx'
import { SeverityTag } from '../../parts/SeverityTag.tsx'
import { useRuleTitles } from '../../rule-titles.ts'
import type { FindingGroup } from './group-findings.ts'
import { RuleFacts } from './RuleFacts.tsx'

type RuleGroupProps = { group: FindingGroup; rows: ReportRows; first: number }

/** A rule and its findings. `first` is the number of findings shown at first. */
export function RuleGroup({ group: { code, rule, rank, pages, findings }, rows, first }: RuleGroupProps) {
  const id = useId()
  const titleOf = useRuleTitles()
  return (
    <section className={`card rule-group rule-group-${rank}`} aria-labelledby={id}>
      <header className="rule-head">
        <h2 id={id}>{titleOf(code)}</h2>
        <SeverityTag severity={rank} />
        <Link to={`/rules/${encodeURIComponent(code)}`}>
          <code>{code}</code>
        </Link>
        <span className="muted number">
          {countText(findings.length, 'finding', 'findings')}
          {pages > 0 && (
            <>
              {' '}
              on <Link to={`/urls?finding=${encodeURIComponent(code)}`}>{countText(pages, 'page', 'pages')}</Link>
            </>
          )}
        </span>
      </header>
      {rule && (
        <details>
          <summary>About this rule</summary>
          <RuleFacts rule={rule} />
        </details>
      )}
      <CutList items={findings} first={first} step={100} names={['finding', 'findings']} className="findings">
        {(finding) => <FindingItem finding={finding} rows={rows} />}
      </CutList>
    </section>
  )
}
