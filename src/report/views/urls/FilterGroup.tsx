import { type ReactNode, useState } from 'react'

type FilterGroupProps = { name: string; isUsed: boolean; isOpen?: boolean; children: ReactNode }

/** A collapsible group of filters, initially open if one of them is active. */
export function FilterGroup({ name, isUsed, isOpen: isInitiallyOpen = false, children }: FilterGroupProps) {
  const [isOpen, setOpen] = useState(isUsed || isInitiallyOpen)
  return (
    <details className="panel-group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name}
        {isUsed && <span className="panel-used">active</span>}
      </summary>
      {/* A list may have thousands of values, so it is rendered only when open. */}
      {isOpen && <div className="panel-body">{children}</div>}
    </details>
  )
}
