import { type ReactNode, useId } from 'react'

type PartListProps = { parts: readonly { title: string; body: ReactNode }[]; children?: ReactNode }

/** Sections of a long view, with a list of links to them. `children` follow the last section. */
export function PartList({ parts, children }: PartListProps) {
  const id = useId()
  return (
    <>
      <nav className="part-links" aria-label="Sections">
        <ul>
          {parts.map(({ title }, index) => (
            <li key={title}>
              {/* Not a fragment link: the router uses the fragment. */}
              <button type="button" onClick={() => goTo(`${id}-${index}`)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ title, body }, index) => (
        <section key={title} className="card part" aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`} tabIndex={-1}>
            {title}
          </h2>
          {body}
        </section>
      ))}
      {children}
    </>
  )
}

function goTo(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}
