import type { ReactNode } from 'react'

/** Traits of a place side by side. Its children are `TraitItem`s. */
export function TraitList({ children }: { children: ReactNode }) {
  return <ul className="grid-fit-104 gap-x-[min(4vw,3.5rem)] gap-y-7">{children}</ul>
}

/** A trait: its name, why the place has it, and what it means for the work. */
export function TraitItem({ name, because, text }: { name: string; because: string; text: string }) {
  return (
    <li className="trait">
      <h3>{name}</h3>
      <p>{because}</p>
      <p>{text}</p>
    </li>
  )
}
