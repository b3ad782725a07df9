import type { ReactNode } from 'react'

/** Names and values side by side. Its children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-12 gap-y-4">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-md text-ink-muted">{name}</dt>
      <dd className="font-bold wrap-anywhere figures">{children}</dd>
    </div>
  )
}
