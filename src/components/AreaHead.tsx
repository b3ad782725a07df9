import type { Link } from '#manifest/schema.ts'
import type { PageInfo } from '../head/page-head.ts'
import { areaHeading } from '../head/phrases.ts'
import type { Place } from '../place.ts'
import { NavLink } from './NavLink.tsx'
import { PageHead } from './PageHead.tsx'
import { useSite } from './site-context.ts'

type AreaHeadProps = { info: PageInfo; place: Place; intro: string; action: Link }

/** Top of a page about a place: heading, intro, image and a button. */
export function AreaHead({ info, place, intro, action }: AreaHeadProps) {
  return (
    <PageHead info={info} heading={areaHeading(place, useSite())} intro={intro}>
      <NavLink link={action} look="primary" />
    </PageHead>
  )
}
