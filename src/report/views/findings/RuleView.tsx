import { Link, useParams } from 'react-router-dom'
import { countText } from '../../format.ts'
import { SeverityTag } from '../../parts/SeverityTag.tsx'
import { useReport } from '../../report.tsx'
import { RuleFacts } from './RuleFacts.tsx'

/** What one rule of the audit looks for, whether it found something or not. */
export function RuleView() {
  const { code = '' } = useParams()
  const { summary, findings } = useReport()
  const rule = summary.rules.find((each) => each.code === code)
  const count = findings.filter((finding) => finding.code === code).length
  return (
    <div className="page">
      <p className="way">
        <Link to="/rules">All rules</Link>
      </p>
      <h1 tabIndex={-1}>{rule?.title ?? code}</h1>
      {rule ? (
        <>
          <p>
            <SeverityTag severity={rule.severity} /> <code>{code}</code>
            {rule.severity === 'off' && ' is switched off in the settings of the site.'}
          </p>
          <div className="card">
            <RuleFacts rule={rule} />
          </div>
        </>
      ) : (
        <p>The report tells nothing about a rule of this name.</p>
      )}
      <p>
        {count === 0 ? (
          'It found nothing in this build.'
        ) : (
          <Link to={`/findings?code=${encodeURIComponent(code)}`}>
            {countText(count, 'finding', 'findings')} in this build
          </Link>
        )}
      </p>
    </div>
  )
}
