import { type ReactNode, useId } from 'react'

type PartListProps = { parts: readonly { title: string; body: ReactNode }[]; children?: ReactNode }

/** Parts of a long view under headings of their own, and a list that leads to each. `children` stand after the last. */
export function PartList({ parts, children }: PartListProps) {
  const id = useId()
  return (
    <>
      <nav className="part-links" aria-label="Parts of this view">
        <ul>
          {parts.map(({ title }, index) => (
            <li key={title}>
              {/* A link to a fragment would be an address of the router. */}
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
