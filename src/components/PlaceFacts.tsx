import { placeSentences } from '../local/place-sentences.ts'
import type { Place } from '../place.ts'
import { useSite } from './site-context.ts'

/** Sentences about a place, such as its distance from the office, computed from the table of cities. */
export function PlaceFacts({ place }: { place: Place }) {
  const text = placeSentences(useSite(), place)
  return text ? <p className="max-w-text">{text}</p> : null
}
