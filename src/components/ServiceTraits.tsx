import type { Service } from '#manifest/schema.ts'
import { listText, lowerFirst } from '../format.ts'
import { placeLabel } from '../head/phrases.ts'
import { type ServiceTrait, serviceTraits } from '../local/place-texts.ts'
import { say } from '../messages.ts'
import type { Place } from '../place.ts'
import type { SiteIndex } from '../site.ts'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'
import { TraitItem, TraitList } from './TraitList.tsx'

/** The traits of a place that affect a service: why the place has each, and what it means for the work. */
export function ServiceTraits({ service, place }: { service: Service; place: Place }) {
  const site = useSite()
  const traits = serviceTraits(site, place, service)
  if (traits.length === 0) return null
  return (
    <Section heading={traitsHeading(site, traits, place)}>
      <TraitList>
        {traits.map(({ trait, topic, because, text }) => (
          <TraitItem key={trait.slug} name={topic} because={because} text={text} />
        ))}
      </TraitList>
    </Section>
  )
}

/** `Hard water, canyon wind and large homes in Draper`. Without `and` if one of the names has it. */
function traitsHeading(site: SiteIndex, traits: readonly ServiceTrait[], place: Place): string {
  const { language } = site.manifest.site
  const [first = '', ...others] = traits.slice(0, mostNames).map(({ trait }) => trait.name)
  const names = [first, ...others.map(lowerFirst)]
  const conjunction = listText(['', ''], language)
  const list = names.some((name) => name.includes(conjunction)) ? names.join(', ') : listText(names, language)
  return say(site, 'area.traits-in-place', { traits: list, place: placeLabel(place, site) })
}

const mostNames = 3
