import type { City, County } from '#manifest/schema.ts'
import { placeBody } from '../local/place-texts.ts'
import { canonicalCity } from '../site.ts'
import { keptHtml } from './kept-html.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'
import { Prose } from './Prose.tsx'
import { useSite } from './site-context.ts'

/** What a city is like, on the page of every service there. */
export const CityNote = keptHtml(['city', 'county'], ({ city, county }: { city: City; county: County }) => {
  const site = useSite()
  const body = placeBody(site, { kind: 'city', city, county })
  return (
    <div className="place-note">
      <p>{canonicalCity(site, city).description}</p>
      {body && <Prose html={body} />}
      <PlaceFacts place={{ kind: 'city', city, county }} />
    </div>
  )
})
