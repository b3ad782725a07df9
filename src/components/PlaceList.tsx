import type { ReactNode } from 'react'

/** Links in as many columns as fit, each with a small note next to it. */
export function PlaceList({ children }: { children: ReactNode }) {
  return <ul className="place-list">{children}</ul>
}
