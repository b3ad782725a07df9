import type { Testimonial } from '#manifest/schema.ts'
import { dateText } from '../format.ts'
import { keptHtml } from './kept-html.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.ts'

const mostStars = 5

/** Customer reviews. Those from Google have a badge and a link to the original. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className="reviews">
      {items.map((item) => (
        <li key={`${item.name}, ${item.location}`}>
          <Review item={item} />
        </li>
      ))}
    </ul>
  )
}

type ReviewProps = { item: Testimonial }

const Review = keptHtml(
  ['item'],
  ({ item: { name, location, rating, review, image, date, source, googleUrl } }: ReviewProps) => {
    const { language } = useSite().manifest.site
    return (
      <figure className="review">
        <p className="stars" role="img" aria-label={`${rating} out of ${mostStars} stars`}>
          {'★'.repeat(rating)}
          {'☆'.repeat(mostStars - rating)}
        </p>
        <blockquote>
          <p>{review}</p>
        </blockquote>
        <figcaption>
          {image && (
            <span className="review-portrait">
              <Picture picture={image} use="portrait" />
            </span>
          )}
          <strong>{name}</strong>
          <span>
            {location}, <time dateTime={date}>{dateText(date, language)}</time>
          </span>
          {source === 'google' && (
            <span className="review-source">
              <span className="badge">Google</span>
              <a href={googleUrl} rel="noopener nofollow" target="_blank">
                View on Google
              </a>
            </span>
          )}
        </figcaption>
      </figure>
    )
  },
)
