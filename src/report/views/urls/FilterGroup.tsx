import { type ReactNode, useState } from 'react'

type FilterGroupProps = { name: string; isUsed: boolean; isOpen?: boolean; children: ReactNode }

/** Filters of one kind, folded away until somebody wants them; what is in use starts unfolded. */
export function FilterGroup({ name, isUsed, isOpen: isUsuallyOpen = false, children }: FilterGroupProps) {
  const [isOpen, setOpen] = useState(isUsed || isUsuallyOpen)
  return (
    <details className="panel-group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name}
        {isUsed && <span className="panel-used">in use</span>}
      </summary>
      {/* A list of thousands is made when it is looked at. */}
      {isOpen && <div className="panel-body">{children}</div>}
    </details>
  )
}
