import type { ReactNode } from 'react'

/** Scrolls content that is wider than the window, with mouse or keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
