import { Link, type To } from 'react-router-dom'
import { numberText } from '../../format.ts'

export type BarItem = {
  key: string
  name: string
  count: number
  to: To
  /** Class that colours the bar; without one it has the colour of the brand. */
  tone?: string
}

/** Names with numbers, longest bar first: a list of links that reads the same without its bars. */
export function BarList({ items, none }: { items: readonly BarItem[]; none: string }) {
  if (items.length === 0) return <p className="muted">{none}</p>
  const most = Math.max(...items.map(({ count }) => count))
  return (
    <ol className="bars">
      {items.map(({ key, name, count, to, tone }) => (
        <li key={key}>
          <Link to={to} className={tone}>
            <bdi className="bars-name">{name}</bdi>
            <span className="bars-count number">{numberText(count)}</span>
            <span className="bars-bar" style={{ width: `${(count / most) * 100}%` }} />
          </Link>
        </li>
      ))}
    </ol>
  )
}
