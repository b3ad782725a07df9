import { useState } from 'react'
import { readSegments, type Segment } from './segments.ts'

/** The segments that were saved in this browser for a site. Without storage, they last as long as the view. */
export function useSegments(site: string): [segments: readonly Segment[], setSegments: (next: Segment[]) => void] {
  const key = `citywide segments ${site}`
  const [segments, setSegments] = useState(() => readSegments(attempt(() => localStorage.getItem(key)) ?? null))
  function store(next: Segment[]): void {
    setSegments(next)
    attempt(() => localStorage.setItem(key, JSON.stringify(next)))
  }
  return [segments, store]
}

/** Storage may be turned off or full, which throws. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
