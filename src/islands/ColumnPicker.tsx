import { Tooltip } from 'radix-ui'

type HintProps = { label: string; text: string }

export type ColumnPickerProps = {
  /** Legend of the checkboxes, for any number of columns, and of the radio buttons, for one column. */
  many: string
  one: string
  /** Label of the button that selects all columns again. */
  reset: string
  /** `hint` explains a column; `label` is the name of the button that shows it. */
  columns: { id: string; label: string; hint?: HintProps }[]
  /**
   * Milliseconds before a tooltip opens, and milliseconds after one closes within which the next opens without delay.
   */
  delay: number
  skipDelay: number
}

const legend = 'float-start mb-2 w-full font-heading text-h3 font-semibold'
const choice = 'chip min-h-touch cursor-pointer has-checked:border-brand has-checked:bg-tint has-checked:font-semibold'

/**
 * Chooses which columns of the checklist are shown. The checkboxes work without script: the stylesheet of the page
 * hides a column whose checkbox is clear. Script adds the tooltips that explain the columns.
 */
export function ColumnPicker({ many, one, reset, columns, delay, skipDelay }: ColumnPickerProps) {
  return (
    <Tooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <form>
        <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:hidden print:hidden">
          <legend className={legend}>{many}</legend>
          {columns.map(({ id, label, hint }) => (
            <div className="inline-flex items-center gap-1" key={id}>
              <label className={choice}>
                <input className="size-4.5" type="checkbox" name="columns" value={id} defaultChecked />
                {label}
              </label>
              {hint && <Hint {...hint} />}
            </div>
          ))}
          <button className="button button-quiet min-h-touch" type="reset">
            {reset}
          </button>
        </fieldset>
        <fieldset className="flex flex-wrap items-center gap-2 md:hidden print:hidden">
          <legend className={legend}>{one}</legend>
          {columns.map(({ id, label }, index) => (
            <label className={choice} key={id}>
              <input className="size-4.5" type="radio" name="column" value={id} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </Tooltip.Provider>
  )
}

/** It needs script; the notes below the table contain the same text. */
const hintButton =
  'inline-grid size-7 cursor-help place-content-center rounded-full border text-small font-bold text-ink-muted hover:bg-tint hover:text-ink not-data-[state=closed]:bg-tint not-data-[state=closed]:text-ink noscript:hidden'

/** The tooltip is rendered in place, not in a portal, so that it is inside the page's landmarks. */
function Hint({ label, text }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger className={hintButton} type="button" aria-label={label}>
        ?
      </Tooltip.Trigger>
      <Tooltip.Content
        className="z-40 max-w-[min(20rem,100vw-2rem)] rounded-card bg-ink px-3.5 py-2.5 text-small leading-[1.45] text-surface"
        sideOffset={6}
        collisionPadding={12}
      >
        {text}
        <Tooltip.Arrow className="fill-ink" />
      </Tooltip.Content>
    </Tooltip.Root>
  )
}
