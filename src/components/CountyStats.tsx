import type { County } from '#manifest/schema.ts'
import { numberText } from '../format.ts'
import { say } from '../messages.ts'
import { citiesOf, requiredPage } from '../site.ts'
import { useSite } from './site-context.ts'

/** Key figures of a county. */
export function CountyStats({ county }: { county: County }) {
  const site = useSite()
  const { cities, services, support } = requiredPage(site, 'service-areas').county.stats
  const { language } = site.manifest.site
  const [places, offered] = [citiesOf(site, county).length, site.manifest.services.length]
  const stats = [
    { label: cities ?? say(site, 'area.figures.communities', { count: places }), value: numberText(places, language) },
    { label: services ?? say(site, 'area.figures.services', { count: offered }), value: numberText(offered, language) },
    support,
  ]
  return (
    <dl className="grid-fit-36 gap-4 lg:grid-cols-1">
      {stats.map(({ label, value }) => (
        <div className="flex flex-col-reverse justify-end rounded-card bg-surface-sunken p-5" key={label}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-3xl leading-[1.2] font-bold text-brand figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
