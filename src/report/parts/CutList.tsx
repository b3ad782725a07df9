import { Fragment, type ReactNode, useState } from 'react'
import { countText } from '../format.ts'
import { NotPrinted } from './NotPrinted.tsx'
import { mostPrinted, useIsPrinting } from './use-is-printing.ts'

type CutListProps<T> = {
  items: readonly T[]
  /** Number of items shown at first, and added by each click. */
  first: number
  step?: number
  /** Singular and plural name of an item. */
  names: readonly [one: string, many: string]
  className?: string
  /** An `<li>`. */
  children: (item: T, index: number) => ReactNode
}

/** A list with a button to show more. Rendering thousands of items would block the browser. In print, it is whole. */
export function CutList<T>({ items, first, step = 200, names, className, children }: CutListProps<T>) {
  const [opened, setShown] = useState(first)
  const shown = useIsPrinting() ? mostPrinted : opened
  const left = items.length - shown
  return (
    <>
      <ul className={`cut-list ${className ?? ''}`}>
        {items.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and items may repeat
          <Fragment key={index}>{children(item, index)}</Fragment>
        ))}
      </ul>
      <NotPrinted count={left} />
      {left > 0 && (
        <p className="more">
          <button type="button" className="button" onClick={() => setShown(opened + Math.min(step, left))}>
            {left > step
              ? `Show ${step} more of ${countText(items.length, ...names)}`
              : `Show all ${countText(items.length, ...names)}`}
          </button>
        </p>
      )}
    </>
  )
}
