import { Link } from 'react-router-dom'
import { numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'

/** Number of changes since the previous report. */
export function ChangesCard() {
  const { before, added, removed, moved, changed, findings } = useReport().changes
  const counts: [name: string, count: number][] = [
    ['URLs added', added.length],
    ['URLs removed', removed.length],
    ['URLs moved', moved.length],
    ['pages changed', changed.length],
    ['new findings', findings.added.length],
    ['resolved findings', findings.removed.length],
  ]
  return (
    <section className="card changes-card" aria-labelledby="since">
      <h2 id="since">Changes since {before ?? 'the previous report'}</h2>
      {before === undefined ? (
        <p className="muted">There is no previous report to compare with.</p>
      ) : counts.every(([, count]) => count === 0) ? (
        <p>No changes.</p>
      ) : (
        <dl className="changes-counts">
          {counts.map(([name, count]) => (
            <div key={name} data-none={count === 0 || undefined}>
              <dt>{name}</dt>
              <dd className="number">{numberText(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to="/changes">{before === undefined ? 'Compare with another report' : 'See all changes'}</Link>
      </p>
    </section>
  )
}
