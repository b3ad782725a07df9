import type { Category } from '#manifest/schema.ts'
import { say } from '../messages.ts'
import { servicesOf } from '../site.ts'
import { RouteLink } from './RouteLink.tsx'
import { Section } from './Section.tsx'
import { ServiceCards } from './ServiceCards.tsx'
import { useSite } from './site-context.ts'

/** The services of a category, and a link to its page. */
export function ServiceGroup({ category }: { category: Category }) {
  const site = useSite()
  const { slug, name, description } = category
  return (
    <Section heading={name} text={description}>
      <ServiceCards services={servicesOf(site, category)} />
      <p>
        <RouteLink className="button button-secondary" to="serviceCategory" params={{ category: slug }}>
          {say(site, 'categories.more', { name })}
        </RouteLink>
      </p>
    </Section>
  )
}
