import { Tooltip } from 'radix-ui'

export type ColumnPickerProps = {
  /** Over the boxes, where any number of columns is shown, and over the buttons, where one is. */
  many: string
  one: string
  /** Puts all boxes back. */
  reset: string
  columns: { id: string; label: string; note?: string }[]
  /** Milliseconds: before a tooltip shows, and how soon after one the next shows at once. */
  delay: number
  skipDelay: number
}

/**
 * Which columns of the checklist are shown. The boxes work by themselves: the stylesheet of the page hides a column
 * whose box is not ticked. Script adds the tooltips that say what a column stands for.
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

/** Stands where it is used, so that it is inside the page's landmarks. */
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
