import type { Testimonial } from '#manifest/schema.ts'
import { dateText } from '../format.ts'
import { kept } from '../kept.ts'
import { say } from '../messages.ts'
import type { Site } from '../site.ts'
import { keptHtml } from './kept-html.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.ts'

const mostStars = 5

/** As many reviews are in one row and have the same height. More are set in columns, since they vary in length. */
const mostInRow = 3
const looks = {
  row: 'grid-fit-76 gap-5',
  columns: 'columns-[20rem] gap-5 *:mb-5 *:break-inside-avoid',
} as const

/** Customer reviews. Those from elsewhere have a badge, and those from Google a link to the original. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className={items.length > mostInRow ? looks.columns : looks.row}>
      {items.map((item) => (
        <li key={`${item.name}, ${item.review}`}>
          <Review item={item} />
        </li>
      ))}
    </ul>
  )
}

/** Proper names. */
const sourceNames = { google: 'Google', trustpilot: 'Trustpilot', yelp: 'Yelp', facebook: 'Facebook' } as const

/** Whether reviews have URLs of their own, so that their links differ by more than the review that they are below. */
const hasOwnUrls = kept(
  ({ manifest }: Site) => new Set(manifest.testimonials.items.flatMap(({ googleUrl }) => googleUrl ?? [])).size > 1,
)

type ReviewProps = { item: Testimonial }

const Review = keptHtml(
  ['item'],
  ({ item: { name, location, rating, review, image, date, source, googleUrl } }: ReviewProps) => {
    const site = useSite()
    const { language } = site.manifest.site
    const onGoogle = say(site, 'review.on-google')
    return (
      <figure className="review">
        <p role="img" aria-label={say(site, 'review.stars', { rating, most: mostStars })}>
          {'★'.repeat(rating)}
          {'☆'.repeat(mostStars - rating)}
        </p>
        <blockquote>
          <p>{review}</p>
        </blockquote>
        <figcaption>
          {image && (
            <span className="relative size-12 overflow-hidden rounded-full">
              <Picture picture={image} use="portrait" />
            </span>
          )}
          <strong>{name}</strong>
          <span>
            {location !== undefined && <>{location}, </>}
            <time dateTime={date}>{dateText(date, language)}</time>
          </span>
          {source !== 'website' && (
            <span className="flex flex-wrap items-center gap-3">
              <span className="badge">{sourceNames[source]}</span>
              {googleUrl && (
                <a
                  className="touch-link"
                  href={googleUrl}
                  rel="noopener nofollow"
                  target="_blank"
                  aria-label={hasOwnUrls(site) ? `${onGoogle}: ${name}` : undefined}
                >
                  {onGoogle}
                </a>
              )}
            </span>
          )}
        </figcaption>
      </figure>
    )
  },
)
