import { numberText } from '../../format.ts'
import type { TrafficReport } from '../../traffic.ts'
import { type Action, actions } from './lists.tsx'

type ActionsProps = {
  prune: TrafficReport['prune']
  selected: string
  /** Empty for all actions. */
  onSelect: (action: string) => void
}

/** The actions of the prune list with their meaning and number of pages. A click shows only the pages of an action. */
export function Actions({ prune, selected, onSelect }: ActionsProps) {
  const names = Object.keys(actions) as Action[] // the keys of the table; Object.keys() returns string[]
  return (
    <ul className="cut-list actions">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="button button-small"
            aria-pressed={name === selected}
            onClick={() => onSelect(name === selected ? '' : name)}
          >
            {name} {numberText(prune.filter(({ action }) => action === name).length)}
          </button>
          <span className="muted">{actions[name]}</span>
        </li>
      ))}
    </ul>
  )
}
