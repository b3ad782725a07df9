import type { Category } from '#manifest/schema.ts'
import { say } from '../messages.ts'
import { requiredPage, servicesOf } from '../site.ts'
import { RouteLink } from './RouteLink.tsx'
import { Section } from './Section.tsx'
import { ServiceCards } from './ServiceCards.tsx'
import { useSite } from './site-context.ts'

/** All services: by category, then those that are in none. */
export function ServiceGroups() {
  const { categories } = useSite().manifest
  if (categories.length === 0) return <AllServices />
  return (
    <>
      {categories.map((category) => (
        <ServicesOf key={category.slug} category={category} />
      ))}
      <OtherServices />
    </>
  )
}

/** The services of a category, and a link to its page. */
function ServicesOf({ category }: { category: Category }) {
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

function OtherServices() {
  const site = useSite()
  const services = servicesOf(site)
  return (
    services.length > 0 && (
      <Section heading={say(site, 'categories.others')}>
        <ServiceCards services={services} />
      </Section>
    )
  )
}

function AllServices() {
  const site = useSite()
  const { heading, text } = requiredPage(site, 'home').services
  return (
    <Section heading={heading} text={text}>
      <ServiceCards services={servicesOf(site)} />
    </Section>
  )
}
