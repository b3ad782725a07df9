import type { ReactNode } from 'react'
import type { Target } from '../route.ts'
import { href } from '../routes.ts'
import { useSite } from './site-context.ts'

type TargetLinkProps = { target: Target; className?: string; rel?: string; children: ReactNode }

/** An anchor to a page that another function has chosen. */
export function TargetLink({ target, className, rel, children }: TargetLinkProps) {
  return (
    <a className={className} href={href(useSite(), target)} rel={rel}>
      {children}
    </a>
  )
}
