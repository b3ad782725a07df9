import { hrefOf, useSite } from 'citywide'
import { first, useWords } from './words.ts'

/** Links to the pages of the page types of this site. */
export function CareLinks() {
  const site = useSite()
  const { care, guides } = useWords()
  return (
    <nav className="footer-legal" aria-label={care.links}>
      <ul>
        <li>
          <a href={hrefOf(site, { id: 'care-guides', params: {} })}>{care.name}</a>
        </li>
        {guides.map(({ name }, index) => (
          <li key={name}>
            <a href={hrefOf(site, { id: 'care-guide', params: { guide: first.guides[index]?.slug ?? '' } })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
