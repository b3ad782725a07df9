import { useState } from 'react'
import { readStored, store } from '../../stored.ts'
import { readSegments, type Segment } from './segments.ts'

/** The segments that were saved in this browser for a site. Without storage, they last as long as the view. */
export function useSegments(site: string): [segments: readonly Segment[], setSegments: (next: Segment[]) => void] {
  const key = `citywide segments ${site}`
  const [segments, setSegments] = useState(() => readSegments(readStored(key)))
  return [
    segments,
    (next) => {
      setSegments(next)
      store(key, JSON.stringify(next))
    },
  ]
}
