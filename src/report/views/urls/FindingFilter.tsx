import { useMemo } from 'react'
import { useReport } from '../../report.tsx'
import type { Update } from './use-view-state.ts'
import { type SeverityChoice, severityChoices, type ViewState } from './view-state.ts'

type FindingFilterProps = Pick<ViewState, 'severities' | 'findings'> & { update: Update }

const severityNames: Record<SeverityChoice, string> = {
  error: 'Errors',
  warning: 'Warnings',
  notice: 'Notices',
  known: 'Known issues',
}

/** Filters pages by the severity or the rule of their findings. */
export function FindingFilter({ severities, findings, update }: FindingFilterProps) {
  const report = useReport()
  // Checks of the manifest find nothing on a page.
  const codes = useMemo(
    () => [...new Set(report.findings.flatMap(({ code, rows }) => (rows.length > 0 ? code : [])))].sort(),
    [report],
  )
  const toggle = (choice: SeverityChoice) =>
    update({
      severities: severityChoices.filter((each) => severities.includes(each) !== (each === choice)),
    })
  return (
    <>
      <ul className="boxes">
        {severityChoices.map((choice) => (
          <li key={choice}>
            <label>
              <input type="checkbox" checked={severities.includes(choice)} onChange={() => toggle(choice)} />
              <span className={`tag tag-${choice}`}>{severityNames[choice]}</span>
            </label>
          </li>
        ))}
      </ul>
      <select
        className="field panel-find"
        aria-label="Rule"
        value={findings[0] ?? ''}
        onChange={(event) => update({ findings: event.target.value ? [event.target.value] : [] })}
      >
        <option value="">All rules</option>
        {[...new Set([...codes, ...findings])].map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </>
  )
}
