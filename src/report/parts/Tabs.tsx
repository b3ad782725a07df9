import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { numberText } from '../format.ts'
import { showInRow } from './show-in-row.ts'

export type Tab<Name extends string> = {
  name: Name
  title: string
  /** Number of things in the tab. */
  count?: number | undefined
}

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/**
 * A row of tabs and the panel of the selected one. Arrow keys, Home and End select another tab.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(selected)
  useEffect(() => {
    const tab = document.getElementById(`${id}-${selected}`)
    showInRow(tab, tab?.parentElement)
    if (last.current === selected) return
    last.current = selected
    // The row of tabs stays in the window, so the reader may be far below the beginning of the new content.
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView()
  }, [selected, id])

  function onKeyDown(event: KeyboardEvent) {
    const next = indexFor(event.key, { index: tabs.findIndex(({ name }) => name === selected), count: tabs.length })
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onSelect(tab.name)
    document.getElementById(`${id}-${tab.name}`)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, title, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {title}
            {count !== undefined && <span className="tab-count"> {numberText(count)}</span>}
          </button>
        ))}
      </div>
      <div ref={panel} role="tabpanel" id={`${id}-panel`} className="tab-panel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

function indexFor(key: string, { index, count }: { index: number; count: number }): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
