import { type RefObject, useEffect, useRef } from 'react'
import { views } from '../views.tsx'

type Arrival = { main: RefObject<HTMLElement | null>; pathname: string; site: string | undefined }

/** Coming to another view names the window for it and takes the keyboard to its heading, as a new page would. */
export function useArrival({ main, pathname, site }: Arrival): void {
  const last = useRef(pathname)
  useEffect(() => {
    const view = views.find(({ path }) => path === pathname)
    document.title = [view?.name, site, 'Site report'].filter(Boolean).join(' · ')
  }, [pathname, site])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    window.scrollTo(0, 0)
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname, main])
}
