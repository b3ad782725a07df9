import { Link } from 'react-router-dom'
import { numberText } from '../../format.ts'
import { useReport } from '../../report.tsx'

/** What is different from the build before, in numbers. */
export function ChangesCard() {
  const { before, added, removed, moved, changed, findings } = useReport().changes
  const counts: [name: string, count: number][] = [
    ['addresses added', added.length],
    ['addresses removed', removed.length],
    ['addresses moved', moved.length],
    ['pages changed', changed.length],
    ['findings added', findings.added.length],
    ['findings gone', findings.removed.length],
  ]
  return (
    <section className="card changes-card" aria-labelledby="since">
      <h2 id="since">Since {before ?? 'the last build'}</h2>
      {before === undefined ? (
        <p className="muted">There was nothing before to compare with.</p>
      ) : counts.every(([, count]) => count === 0) ? (
        <p>Nothing has changed.</p>
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
