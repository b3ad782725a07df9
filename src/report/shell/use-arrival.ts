import { type RefObject, useEffect, useRef } from 'react'

type Arrival = {
  main: RefObject<HTMLElement | null>
  /** Name of the view; undefined if the view does not exist. */
  name: string | undefined
  site: string | undefined
}

/** On a change of view, sets the window title and moves the focus to the heading, as a new page would. */
export function useArrival({ main, name, site }: Arrival): void {
  const last = useRef(name)
  useEffect(() => {
    document.title = [name, site, 'Site report'].filter(Boolean).join(' · ')
  }, [name, site])
  useEffect(() => {
    if (last.current === name) return
    last.current = name
    // The view may have set the focus itself, e.g. on the row that was opened before.
    if (document.activeElement?.matches('[data-arrival]')) return
    window.scrollTo(0, 0)
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [name, main])
}
