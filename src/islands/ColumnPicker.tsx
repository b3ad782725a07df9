import { Tooltip } from 'radix-ui'

export type ColumnPickerProps = {
  /** Legend of the checkboxes, for any number of columns, and of the radio buttons, for one column. */
  many: string
  one: string
  /** Label of the button that selects all columns again. */
  reset: string
  columns: { id: string; label: string; note?: string }[]
  /**
   * Milliseconds before a tooltip opens, and milliseconds after one closes within which the next opens without delay.
   */
  delay: number
  skipDelay: number
}

/**
 * Chooses which columns of the checklist are shown. The checkboxes work without script: the stylesheet of the page
 * hides a column whose checkbox is clear. Script adds the tooltips that explain the columns.
 */
export function ColumnPicker({ many, one, reset, columns, delay, skipDelay }: ColumnPickerProps) {
  return (
    <Tooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <form className="column-picker">
        <fieldset className="picks picks-many">
          <legend>{many}</legend>
          {columns.map(({ id, label, note }) => (
            <div className="pick" key={id}>
              <label className="chip">
                <input type="checkbox" name="columns" value={id} defaultChecked />
                {label}
              </label>
              {note && <Hint about={label} text={note} />}
            </div>
          ))}
          <button className="button button-quiet" type="reset">
            {reset}
          </button>
        </fieldset>
        <fieldset className="picks picks-one">
          <legend>{one}</legend>
          {columns.map(({ id, label }, index) => (
            <label className="chip" key={id}>
              <input type="radio" name="column" value={id} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </Tooltip.Provider>
  )
}

/** The tooltip is rendered in place, not in a portal, so that it is inside the page's landmarks. */
function Hint({ about, text }: { about: string; text: string }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger className="hint" type="button" aria-label={`About ${about}`}>
        ?
      </Tooltip.Trigger>
      <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={12}>
        {text}
        <Tooltip.Arrow className="tooltip-arrow" />
      </Tooltip.Content>
    </Tooltip.Root>
  )
}
