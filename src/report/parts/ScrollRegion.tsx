import type { ReactNode } from 'react'

/** Room in which what is wider than the window is scrolled, with the keyboard too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the keyboard on it, nothing scrolls it but a mouse
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
