import { Link, useParams } from 'react-router-dom'
import { countText } from '../../format.ts'
import { SeverityTag } from '../../parts/SeverityTag.tsx'
import { useReport } from '../../report.tsx'
import { useRuleTitles } from '../../rule-titles.ts'
import { RuleFacts } from './RuleFacts.tsx'

/** Explains one rule and links to its findings. */
export function RuleView() {
  const { code = '' } = useParams()
  const { summary, findings } = useReport()
  const titleOf = useRuleTitles()
  const rule = summary.rules.find((each) => each.code === code)
  const count = findings.filter((finding) => finding.code === code).length
  return (
    <div className="page">
      <p className="way">
        <Link to="/rules">All rules</Link>
      </p>
      <h1 tabIndex={-1}>{titleOf(code)}</h1>
      {rule ? (
        <>
          <p>
            <SeverityTag severity={rule.severity} /> <code>{code}</code>
            {rule.severity === 'off' && ' is off in site.yaml.'}
          </p>
          <div className="card">
            <RuleFacts rule={rule} />
          </div>
        </>
      ) : (
        <p>
          {count > 0
            ? 'A check of the manifest: it reads the files of the site before any page is made. Each finding says what is wrong and what to do.'
            : 'The report has no rule with this name.'}
        </p>
      )}
      <p>
        {count === 0 ? (
          'No findings in this report.'
        ) : (
          <Link to={`/findings?code=${encodeURIComponent(code)}`}>
            {countText(count, 'finding', 'findings')} in this report
          </Link>
        )}
      </p>
    </div>
  )
}
