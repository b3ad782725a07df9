import { type RefObject, useEffect, useRef } from 'react'

type Arrival = {
  main: RefObject<HTMLElement | null>
  /** What the view is called; undefined where there is no such view. */
  name: string | undefined
  site: string | undefined
}

/** Coming to another view names the window for it and takes the keyboard to its heading, as a new page would. */
export function useArrival({ main, name, site }: Arrival): void {
  const last = useRef(name)
  useEffect(() => {
    document.title = [name, site, 'Site report'].filter(Boolean).join(' · ')
  }, [name, site])
  useEffect(() => {
    if (last.current === name) return
    last.current = name
    // A view may have put it somewhere better: on the row that was opened before.
    if (document.activeElement?.matches('[data-arrival]')) return
    window.scrollTo(0, 0)
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [name, main])
}
