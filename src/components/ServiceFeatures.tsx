import type { Service } from '#manifest/schema.ts'
import { requiredPage } from '../site.ts'
import { keptHtml } from './kept-html.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

/** What a service includes. */
export const ServiceFeatures = keptHtml(['service'], ({ service }: { service: Service }) => (
  <Section heading={requiredPage(useSite(), 'services').service.features} tone="sunken">
    <ul className="features">
      {service.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </Section>
))
