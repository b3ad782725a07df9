import type { RefObject } from 'react'
import { views } from '../views.tsx'

const tableKeys: readonly [keys: string[], does: string][] = [
  [['↑', '↓'], 'one row up, one row down'],
  [['Page Up', 'Page Down'], 'a screenful up, a screenful down'],
  [['Home', 'End'], 'the first row, the last row'],
  [['Enter'], 'open the address'],
  [['Alt ←', 'Alt →'], 'on the head of a column: narrower, wider'],
]

const gridKeys: readonly [keys: string[], does: string][] = [
  [['↑', '↓', '←', '→'], 'the next cell'],
  [['Home', 'End'], 'the first cell of the row, the last cell'],
  [['Ctrl Home', 'Ctrl End'], 'the first cell of all, the last cell'],
  [['Enter'], 'open the page'],
]

/** All keys, in a list. */
export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={ref} className="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <h3>Anywhere</h3>
      <dl>
        <Key keys={['/']} does="search" />
        {views.map(({ key, name }) => key && <Key key={key} keys={['g', key]} does={name} />)}
        <Key keys={['?']} does="this list" />
        <Key keys={['Esc']} does="close this list" />
      </dl>
      <h3>In a table of addresses</h3>
      <dl>
        {tableKeys.map(([keys, does]) => (
          <Key key={does} keys={keys} does={does} />
        ))}
      </dl>
      <h3>In the grid of coverage</h3>
      <dl>
        {gridKeys.map(([keys, does]) => (
          <Key key={does} keys={keys} does={does} />
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  )
}

function Key({ keys, does }: { keys: string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  )
}
