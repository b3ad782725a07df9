import type { Gallery as GalleryRecord } from '#manifest/schema/gallery.ts'
import type { Link } from '#manifest/schema/link.ts'
import { say } from '../messages.ts'
import { NavLink } from './NavLink.tsx'
import { Picture } from './Picture.tsx'
import { Section } from './Section.tsx'
import { useSite } from './site-context.ts'

type Item = GalleryRecord['items'][number]

/**
 * Pictures of finished work. Pairs before and after are side by side where there is room, and need no script.
 * @param service slug of the service whose work it is: its pictures lead to the service in their place.
 */
export function Gallery({ gallery: { heading, text, items }, service }: { gallery: GalleryRecord; service?: string }) {
  const site = useSite()
  return (
    <Section heading={heading ?? say(site, 'gallery.heading')} text={text}>
      <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-2">
        {items.map((item) => (
          <li className={item.image ? undefined : 'lg:col-span-2'} key={item.image ?? `${item.before} ${item.after}`}>
            <Work item={item} link={item.city ? { city: item.city, ...(service && { service }) } : undefined} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Work({ item: { image, before, after, caption }, link }: { item: Item; link: Link | undefined }) {
  const site = useSite()
  return (
    <figure className="grid gap-3.5">
      <div className={image ? undefined : 'grid gap-3 lg:grid-cols-2 lg:gap-6'}>
        {image && <Framed picture={image} />}
        {before && <Framed picture={before} label={say(site, 'gallery.before')} />}
        {after && <Framed picture={after} label={say(site, 'gallery.after')} />}
      </div>
      <figcaption className="max-w-text">
        {caption}
        {link && (
          <p className="touch-links text-small">
            <NavLink link={link} />
          </p>
        )}
      </figcaption>
    </figure>
  )
}

function Framed({ picture, label }: { picture: string; label?: string }) {
  return (
    <div className="relative aspect-[4/3] overflow-hidden rounded-panel">
      <Picture picture={picture} use="card" />
      {label && (
        <span className="absolute start-3 top-3 rounded-card bg-surface px-3 py-1 text-small font-semibold">
          {label}
        </span>
      )}
    </div>
  )
}
