import type { ReactNode } from 'react'
import type { Service } from '#manifest/schema.ts'
import { countyListTarget, countyPages, countyRange, namesCities } from '../place-lists.ts'
import type { Site } from '../site.ts'
import { CountyEntries } from './CountyEntries.tsx'
import { CountyPager } from './CountyPager.tsx'
import { PlaceList } from './PlaceList.tsx'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

type AreaIndexProps = {
  service?: Service
  /** True on a page that does not begin the list itself: if the list has several pages, it links to each of them. */
  isElsewhere?: boolean
  /** Every county with a heading and its places. */
  children: ReactNode
}

/** The service area by county: in full, or as the first page of a list of links if there are many counties. */
export function AreaIndex({ service, isElsewhere = false, children }: AreaIndexProps) {
  const site = useSite()
  if (isShownInFull(site)) return children
  const pages = countyPages(site)
  if (isElsewhere && pages.length > 1) return <PageLinks />
  return (
    <>
      <CountyEntries entries={pages[0]?.items ?? []} service={service} />
      <CountyPager service={service} current={1} />
    </>
  )
}

/** Counties at most, if their cities are not listed with them. A card with an image takes 2.5 kB. */
export const mostInFull = 24

function isShownInFull(site: Site): boolean {
  return namesCities(site) || (site.manifest.counties.length <= mostInFull && countyPages(site).length === 1)
}

/** Links to the pages of the list of counties. */
export function PageLinks() {
  const site = useSite()
  return (
    <PlaceList>
      {countyPages(site).map((page) => (
        <li key={page.number}>
          <TargetLink target={countyListTarget(page.number)}>{countyRange(site, page)}</TargetLink>
        </li>
      ))}
    </PlaceList>
  )
}
