import type { ReactNode } from 'react'
import type { Target } from '../route.ts'
import { TargetLink } from './TargetLink.tsx'

/** A link to the page above this one. Less prominent than a button, because it leads back. */
export function BackLink({ target, children }: { target: Target; children: ReactNode }) {
  return (
    <TargetLink className="back-link" target={target}>
      {children}
    </TargetLink>
  )
}
