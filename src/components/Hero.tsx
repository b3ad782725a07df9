import type { PageOf } from '#manifest/schema.ts'
import { NavLink } from './NavLink.tsx'
import { Picture } from './Picture.tsx'

/** Top of the home page: an image from edge to edge, overlaid by a panel with heading, intro and buttons. */
export function Hero({ page: { heading, intro, image, hero } }: { page: PageOf<'home'> }) {
  return (
    <div className="hero parallax">
      {image && (
        <div className="hero-picture">
          <Picture picture={image} use="banner" isFirst />
        </div>
      )}
      <div className="hero-sheet">
        <h1>{heading}</h1>
        {intro && <p className="lead">{intro}</p>}
        <p className="actions">
          <NavLink link={hero.primary} look="primary" />
          <NavLink link={hero.secondary} look="secondary" />
        </p>
        {hero.points.length > 0 && (
          <ul className="hero-points">
            {hero.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
