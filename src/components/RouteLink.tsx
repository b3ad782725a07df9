import type { ReactNode } from 'react'
import type { Params, RouteId } from '../route.ts'
import { href } from '../routes.ts'
import { useSite } from './site-context.ts'

type RouteLinkProps = { to: RouteId; params?: Params; className?: string; children: ReactNode }

/** An anchor to a page of the route table. */
export function RouteLink({ to, params = {}, className, children }: RouteLinkProps) {
  return (
    <a className={className} href={href(useSite(), { id: to, params })}>
      {children}
    </a>
  )
}
