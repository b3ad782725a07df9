import { placeLabel } from '../head/phrases.ts'
import { placeTraits } from '../local/place-texts.ts'
import { say } from '../messages.ts'
import type { Place } from '../place.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { TraitItem, TraitList } from './TraitList.tsx'

/** The traits of a place that affect the work there, for all services. */
export function PlaceTraits({ place }: { place: Place }) {
  const site = useSite()
  const traits = placeTraits(site, place)
  if (traits.length === 0) return null
  return (
    <Section heading={say(site, 'area.conditions', { place: placeLabel(place, site) })}>
      <TraitList>
        {traits.map(({ trait, because }) => (
          <TraitItem key={trait.slug} name={trait.name} because={because} text={trait.summary} />
        ))}
      </TraitList>
    </Section>
  )
}
