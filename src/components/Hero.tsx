import type { PageOf } from '#manifest/schema.ts'
import { NavLink } from './NavLink.tsx'
import { Picture } from './Picture.tsx'

/** Top of the home page: an image from edge to edge, overlaid by a panel with heading, intro and buttons. */
export function Hero({ page: { heading, intro, image, hero } }: { page: PageOf<'home'> }) {
  return (
    <div className="relative isolate grid lg:px-page lg:py-[5vw]">
      {image && (
        <div className="parallax lg:absolute lg:inset-0 lg:-z-1 lg:h-auto print:hidden">
          <Picture picture={image} use="banner" isFirst />
        </div>
      )}
      <div className="relative -mt-7 grid gap-5 rounded-t-hero bg-surface px-gutter pt-7 pb-2 lg:mt-0 lg:max-w-[38rem] lg:rounded-hero lg:px-14 lg:py-13 lg:raised">
        <h1 className="text-display">{heading}</h1>
        {intro && <p className="text-lead text-ink-muted">{intro}</p>}
        <p className="flex flex-wrap items-center gap-3">
          <NavLink link={hero.primary} look="primary" />
          <NavLink link={hero.secondary} look="secondary" />
        </p>
        {hero.points.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-1.5 border-t pt-4 text-small font-semibold">
            {hero.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
