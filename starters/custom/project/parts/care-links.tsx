import { hrefOf, useSite } from 'citywide'
import { guides } from './guides.ts'

/** Links to the pages of the page types of this site. */
export function CareLinks() {
  const site = useSite()
  return (
    <nav className="footer-legal" aria-label="Care of appliances">
      <ul>
        <li>
          <a href={hrefOf(site, { id: 'care-guides', params: {} })}>Appliance Care</a>
        </li>
        {guides.map(({ slug, name }) => (
          <li key={slug}>
            <a href={hrefOf(site, { id: 'care-guide', params: { guide: slug } })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
