import type { City, County } from '#manifest/schema.ts'
import { placeBody } from '../local/place-texts.ts'
import type { Place } from '../place.ts'
import { keptHtml } from './kept-html.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { Prose } from './Prose.tsx'

/** What a city is like, on the page of every service there. */
export const CityNote = keptHtml(['city', 'county'], ({ city, county }: { city: City; county: County }) => {
  const place: Place = { kind: 'city', city, county }
  const body = placeBody(place)
  return (
    <div className="mb-6 grid max-w-text gap-3.5">
      <p>{city.description}</p>
      {body && <Prose html={body} />}
      <PlaceFacts place={place} />
    </div>
  )
})
