import type { County, Service } from '#manifest/schema.ts'
import { cityListTarget, cityPages, cityRange } from '../place-lists.ts'
import { Pager } from './Pager.tsx'
import { useSite } from './site-context.ts'

/** Links to the pages of the list of a county's cities. */
export function CityPager({ county, service, current }: { county: County; service?: Service; current: number }) {
  const site = useSite()
  const pages = cityPages(site, county).map((page) => ({
    number: page.number,
    range: cityRange(site, page),
    target: cityListTarget(county, page.number, service),
  }))
  return <Pager pages={pages} current={current} />
}
