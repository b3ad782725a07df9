import { placeTraits } from '../local/place-texts.ts'
import { type Place, placeName } from '../place.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

/** The traits of a place that affect the work there, for all services. */
export function PlaceTraits({ place }: { place: Place }) {
  const traits = placeTraits(useSite(), place)
  if (traits.length === 0) return null
  return (
    <Section heading={`Local Conditions in ${placeName(place)}`}>
      <ul className="trait-grid">
        {traits.map(({ trait, because }) => (
          <li className="trait" key={trait.slug}>
            <h3>{trait.name}</h3>
            <p>{because}</p>
            <p>{trait.summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
