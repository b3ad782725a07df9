import { useState } from 'react'

type SocialCardProps = {
  meta: readonly (readonly [name: string, content: string])[]
  origin: string
}

/** The page as a card in social media. */
export function SocialCard({ meta, origin }: SocialCardProps) {
  const content = (name: string) => meta.find(([each]) => each === name)?.[1] ?? ''
  const [title, description, image] = [content('og:title'), content('og:description'), content('og:image')]
  if (title === '' && image === '') {
    return <p>The page has neither og:title nor og:image, so each service generates its own card.</p>
  }
  return (
    <figure className="social">
      <CardImage key={image} url={image} origin={origin} alt={content('og:image:alt')} />
      <figcaption>
        <span className="social-host">{origin.replace(/^https?:\/\//, '')}</span>
        <strong dir="auto">{title || 'No og:title'}</strong>
        <span dir="auto">{description || 'No og:description'}</span>
      </figcaption>
    </figure>
  )
}

/**
 * Shows the image if the site is in `dist` next to the report, where a build writes it. Otherwise shows the URL of the
 * image, because the report makes no network requests.
 */
function CardImage({ url, origin, alt }: { url: string; origin: string; alt: string }) {
  const [isLoaded, setLoaded] = useState(false)
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined
  return (
    <>
      {path !== undefined && (
        <img
          className={isLoaded ? 'social-picture' : 'unseen'}
          src={`../dist${path}`}
          alt={isLoaded ? alt : ''}
          onLoad={() => setLoaded(true)}
        />
      )}
      {!isLoaded && <p className="social-picture">{url === '' ? 'No og:image' : <code>{url}</code>}</p>}
    </>
  )
}
