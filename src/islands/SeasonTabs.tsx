import { Tabs } from 'radix-ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { Slot, type Slots } from './Slot.tsx'

export type SeasonTabsProps = {
  /** Name of the row of tabs. */
  label: string
  /** `slug` is the panel's id, so that `#fall` in an address opens it. The first is open unless the address asks for another. */
  seasons: { slug: string; name: string; months: string }[]
  /** What each panel shows, by slug. */
  slots: Slots
}

/**
 * A season at a time. Tabs are links to their panels: before the page has woken, and without script, when all panels
 * stand below one another, they lead there.
 */
export function SeasonTabs({ label, seasons, slots }: SeasonTabsProps) {
  const [open, setOpen] = useState(seasons[0]?.slug ?? '')
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    const openAddressed = () => {
      const slug = location.hash.slice(1)
      if (seasons.some((season) => season.slug === slug)) setOpen(slug)
    }
    setAwake(true)
    openAddressed()
    window.addEventListener('hashchange', openAddressed)
    return () => window.removeEventListener('hashchange', openAddressed)
  }, [seasons])

  const select = (slug: string) => {
    setOpen(slug)
    // The address follows, without an entry in the history for every tab looked at.
    history.replaceState(history.state, '', `#${slug}`)
  }
  // The press that selects a tab may have come before this woke; then the click has to.
  const click = (event: MouseEvent, slug: string) => {
    // With one of these keys a link opens somewhere else.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    select(slug)
  }
  // Arrow keys move between tabs only once this runs; until then each is reached like any link.
  const reachable = isAwake ? {} : { tabIndex: 0 }

  return (
    <Tabs.Root className="tabs" data-awake={isAwake || undefined} value={open} onValueChange={select}>
      {/* Without an outline of its own, Radix would write an inline style, which a strict policy of the host refuses. */}
      <Tabs.List className="tab-list" aria-label={label} style={{ outline: undefined }}>
        {seasons.map(({ slug, name, months }) => (
          <Tabs.Trigger key={slug} value={slug} id={tabId(slug)} aria-controls={slug} asChild>
            <a
              className="tab"
              href={`#${slug}`}
              type={undefined}
              onClick={(event) => click(event, slug)}
              {...reachable}
            >
              <strong>{name}</strong> <span>{months}</span>
            </a>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {seasons.map(({ slug }) => (
        <div
          key={slug}
          className="tab-panel"
          role="tabpanel"
          id={slug}
          aria-labelledby={tabId(slug)}
          data-state={slug === open ? 'active' : 'inactive'}
        >
          <Slot name={slug} slots={slots} />
        </div>
      ))}
    </Tabs.Root>
  )
}

const tabId = (slug: string) => `tab-${slug}`
