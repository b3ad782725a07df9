import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'

export function UrlsView() {
  const { rows } = useReport()
  return (
    <div className="page">
      <h1 tabIndex={-1}>URLs</h1>
      <p>{countText(rows.count, 'address', 'addresses')}</p>
    </div>
  )
}
