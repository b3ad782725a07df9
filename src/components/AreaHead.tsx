import type { Link } from '#manifest/schema.ts'
import { upperFirst } from '../format.ts'
import type { PageInfo } from '../head/page-head.ts'
import { placeTitle } from '../head/phrases.ts'
import type { Place } from '../place.ts'
import { NavLink } from './NavLink.tsx'
import { PageHead } from './PageHead.tsx'
import { useSite } from './site-context.ts'

type AreaHeadProps = { info: PageInfo; place: Place; intro: string; action: Link }

/** Top of a page about a place: heading, intro, image and a button. */
export function AreaHead({ info, place, intro, action }: AreaHeadProps) {
  const site = useSite()
  const { trade } = site.manifest.site.business
  const heading = `${upperFirst(trade)} Services in ${placeTitle(place, site)}`
  return (
    <PageHead info={info} heading={heading} intro={intro}>
      <NavLink link={action} look="primary" />
    </PageHead>
  )
}
