import type { County } from '#manifest/schema.ts'
import { numberText } from '../format.ts'
import { citiesOf, requiredPage } from '../site.ts'
import { useSite } from './site-context.ts'

/** Key figures of a county. */
export function CountyStats({ county }: { county: County }) {
  const site = useSite()
  const { cities, services, support } = requiredPage(site, 'service-areas').county.stats
  const { language } = site.manifest.site
  const stats = [
    { label: cities, value: numberText(citiesOf(site, county).length, language) },
    { label: services, value: numberText(site.manifest.services.length, language) },
    support,
  ]
  return (
    <dl className="stats">
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
