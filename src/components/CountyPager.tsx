import type { Service } from '#manifest/schema.ts'
import { countyListTarget, countyPages, countyRange } from '../place-lists.ts'
import { Pager } from './Pager.tsx'
import { useSite } from './site-context.ts'

/** Links to the pages of the list of counties. */
export function CountyPager({ service, current }: { service?: Service; current: number }) {
  const site = useSite()
  const pages = countyPages(site).map((page) => ({
    number: page.number,
    range: countyRange(site, page),
    target: countyListTarget(page.number, service),
  }))
  return <Pager pages={pages} current={current} />
}
