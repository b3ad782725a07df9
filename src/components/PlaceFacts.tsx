import { citySentences } from '../local/city-sentences.ts'
import { countySentences } from '../local/county-sentences.ts'
import type { Place } from '../place.ts'
import { useSite } from './site-context.ts'

/** Sentences about a place, such as its distance from the office, computed from the table of cities. */
export function PlaceFacts({ place }: { place: Place }) {
  const site = useSite()
  const text =
    place.kind === 'city' ? citySentences(site, place.city, place.county) : countySentences(site, place.county)
  return text ? <p className="max-w-text">{text}</p> : null
}
