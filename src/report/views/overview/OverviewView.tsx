import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'

export function OverviewView() {
  const { rows } = useReport()
  return (
    <div className="page">
      <h1 tabIndex={-1}>Overview</h1>
      <p>{countText(rows.count, 'address', 'addresses')}</p>
    </div>
  )
}
