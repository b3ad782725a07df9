import { Tabs } from 'radix-ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { Slot, type Slots } from './Slot.tsx'

export type SeasonTabsProps = {
  /** Accessible name of the tab list. */
  label: string
  /**
   * `slug` is the panel's id, so the fragment `#fall` opens it. The first panel is open unless the URL names another.
   */
  seasons: { slug: string; name: string; months: string }[]
  /** Contents of the panels, by slug. */
  slots: Slots
}

/**
 * Shows one season at a time. Tabs are links to their panels, so they work before hydration and without script, when
 * all panels are listed one below the other.
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
    // Updates the URL without adding a history entry for every tab.
    history.replaceState(history.state, '', `#${slug}`)
  }
  // Radix selects on mousedown, which may have come before hydration; then the click has to select.
  const click = (event: MouseEvent, slug: string) => {
    // With one of these keys a link opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    select(slug)
  }
  // Arrow keys move between tabs only after hydration; until then each tab is a tab stop like any link.
  const reachable = isAwake ? {} : { tabIndex: 0 }

  return (
    <Tabs.Root className="tabs" data-awake={isAwake || undefined} value={open} onValueChange={select}>
      {/* Radix would otherwise set outline in an inline style, which a strict CSP refuses. */}
      <Tabs.List
        className="grid-fit-34 gap-1.5 rounded-panel bg-surface-sunken p-1.5"
        aria-label={label}
        style={{ outline: undefined }}
      >
        {seasons.map(({ slug, name, months }) => (
          <Tabs.Trigger key={slug} value={slug} id={tabId(slug)} aria-controls={slug} asChild>
            <a
              className={tab}
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
          className="tab-panel scroll-mt-36 pt-section *:grid *:gap-[clamp(1.5rem,3vw,2.25rem)]"
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

const tab =
  'grid rounded-card border-2 border-transparent px-[clamp(0.625rem,2vw,1.125rem)] py-3 leading-[1.35] no-underline hover:bg-tint not-noscript:data-[state=active]:border-brand not-noscript:data-[state=active]:bg-surface [&_span]:text-small [&_span]:text-ink-muted'

const tabId = (slug: string) => `tab-${slug}`
