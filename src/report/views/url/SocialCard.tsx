import { useState } from 'react'

type SocialCardProps = {
  meta: readonly (readonly [name: string, content: string])[]
  origin: string
}

/** The page as it is shown where somebody shares it. */
export function SocialCard({ meta, origin }: SocialCardProps) {
  const content = (name: string) => meta.find(([each]) => each === name)?.[1] ?? ''
  const [title, description, image] = [content('og:title'), content('og:description'), content('og:image')]
  if (title === '' && image === '') {
    return <p>The page has neither og:title nor og:image, so every service makes up a card of its own.</p>
  }
  return (
    <figure className="social">
      <CardPicture key={image} address={image} origin={origin} alt={content('og:image:alt')} />
      <figcaption>
        <span className="social-host">{origin.replace(/^https?:\/\//, '')}</span>
        <strong dir="auto">{title || 'No og:title'}</strong>
        <span dir="auto">{description || 'No og:description'}</span>
      </figcaption>
    </figure>
  )
}

/**
 * The picture, if the site lies in `dist` beside the report, as a build puts it. The report asks nobody on the network
 * for it, so otherwise its address is all there is to show.
 */
function CardPicture({ address, origin, alt }: { address: string; origin: string; alt: string }) {
  const [isLoaded, setLoaded] = useState(false)
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined
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
      {!isLoaded && <p className="social-picture">{address === '' ? 'No og:image' : <code>{address}</code>}</p>}
    </>
  )
}
