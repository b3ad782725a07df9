import { type ReactNode, useId } from 'react'
import { numberText } from '../format.ts'

type PartProps = {
  title: string
  /** Number of things in the section. */
  count?: number
  children: ReactNode
}

/** A section of a view or tab. */
export function Part({ title, count, children }: PartProps) {
  const id = useId()
  return (
    <section className="card part" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && (
          <>
            {' '}
            <span className="muted number">{numberText(count)}</span>
          </>
        )}
      </h2>
      {children}
    </section>
  )
}
