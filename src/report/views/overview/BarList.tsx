import { Link, type To } from 'react-router-dom'
import { numberText } from '../../format.ts'

export type BarItem = {
  key: string
  name: string
  count: number
  /** Shown instead of the count. */
  text?: string
  to: To
  /** CSS class with the colour of the bar; the brand colour by default. */
  tone?: string
}

/** A bar chart as a list of links, which works without the bars. `empty` is the text for no items. */
export function BarList({ items, empty }: { items: readonly BarItem[]; empty: string }) {
  if (items.length === 0) return <p className="muted">{empty}</p>
  const most = Math.max(...items.map(({ count }) => count))
  return (
    <ol className="bars">
      {items.map(({ key, name, count, text, to, tone }) => (
        <li key={key}>
          <Link to={to} className={tone}>
            <bdi className="bars-name">{name}</bdi>
            <span className="bars-count number">{text ?? numberText(count)}</span>
            <span className="bars-bar" style={{ width: `${(count / Math.max(most, 1)) * 100}%` }} />
          </Link>
        </li>
      ))}
    </ol>
  )
}
