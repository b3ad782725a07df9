import type { RefObject } from 'react'
import { views } from '../views.tsx'

const tableKeys: readonly [keys: string[], does: string][] = [
  [['↑', '↓'], 'previous row, next row'],
  [['Page Up', 'Page Down'], 'previous screen, next screen'],
  [['Home', 'End'], 'first row, last row'],
  [['Enter'], 'open the URL'],
  [['Alt ←', 'Alt →'], 'on a column header: narrower, wider'],
]

const gridKeys: readonly [keys: string[], does: string][] = [
  [['↑', '↓', '←', '→'], 'adjacent cell'],
  [['Home', 'End'], 'first cell, last cell of the row'],
  [['Ctrl Home', 'Ctrl End'], 'first cell, last cell of the grid'],
  [['Enter'], 'open the URL'],
]

const searches: readonly [search: string, finds: string][] = [
  ['salt lake', 'URLs with both words'],
  ['"salt lake"', 'the phrase'],
  ['-"salt lake"', 'not the phrase'],
  ['sandy OR provo', 'one of the words'],
  ['title:repair', 'the word in one column'],
  ['words<300', 'a number; also impressions:0, clicks:10..50 and depth:none'],
  ['title-width>550', 'any column: its name in the table, with hyphens for spaces'],
  ['path~^/services/', 'a regular expression in one column'],
  ['~(drain|sink)s?', 'a regular expression'],
]

/** The list of keyboard shortcuts, and of what a search can say. */
export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={ref} className="keys" aria-labelledby="keys-title">
      {/* At the start, because the dialog scrolls to the button that gets the focus. */}
      <form method="dialog">
        <h2 id="keys-title">Keyboard shortcuts</h2>
        <button type="submit" className="button">
          Close
        </button>
      </form>
      <h3>Anywhere</h3>
      <dl>
        <Key keys={['/']} does="search" />
        {views.map(({ key, name }) => key && <Key key={key} keys={['g', key]} does={name} />)}
        <Key keys={['?']} does="show this list" />
        <Key keys={['Esc']} does="close this list" />
      </dl>
      <h3>URL table</h3>
      <dl>
        {tableKeys.map(([keys, does]) => (
          <Key key={does} keys={keys} does={does} />
        ))}
      </dl>
      <h3>Coverage grid</h3>
      <dl>
        {gridKeys.map(([keys, does]) => (
          <Key key={does} keys={keys} does={does} />
        ))}
      </dl>
      <h3>Search in the URL table</h3>
      <dl>
        {searches.map(([search, finds]) => (
          <div key={search}>
            <dt>
              <code>{search}</code>
            </dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
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
