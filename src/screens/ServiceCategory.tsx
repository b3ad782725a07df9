import { CallToAction } from '../components/CallToAction.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Prose } from '../components/Prose.tsx'
import { RouteLink } from '../components/RouteLink.tsx'
import { Section } from '../components/Section.tsx'
import { ServiceActions } from '../components/ServiceActions.tsx'
import { ServiceCards } from '../components/ServiceCards.tsx'
import { useSite } from '../components/site-context.ts'
import { say } from '../messages.ts'
import type { ScreenProps } from '../screen-props.ts'
import { requiredPage, servicesOf } from '../site.ts'

/** A category: its text, its services, and links to the other categories. */
export function ServiceCategory({ data: category, info }: ScreenProps<'serviceCategory'>) {
  const site = useSite()
  const others = site.manifest.categories.filter(({ slug }) => slug !== category.slug)
  return (
    <>
      <PageHead info={info} heading={category.name} intro={category.description}>
        <ServiceActions />
      </PageHead>
      {category.body && (
        <div className="section">
          <Prose html={category.body} />
        </div>
      )}
      <Section heading={say(site, 'categories.services', { name: category.name })}>
        <ServiceCards services={servicesOf(site, category)} />
      </Section>
      {others.length > 0 && (
        <Section heading={say(site, 'categories.others')} tone="sunken">
          <ul className="link-rows grid-fill-64 gap-x-8">
            {others.map(({ slug, name, description }) => (
              <li className="py-1.5 font-bold" key={slug}>
                <RouteLink to="serviceCategory" params={{ category: slug }}>
                  {name}
                </RouteLink>
                <span className="block pb-2 text-md font-normal text-ink-muted">{description}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <CallToAction callToAction={requiredPage(site, 'home').callToAction} />
    </>
  )
}
