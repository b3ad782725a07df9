import type { ComponentProps } from 'react'
import type { Params, RouteId } from '../route.ts'
import { href } from '../routes.ts'
import { useSite } from './site-context.ts'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: RouteId; params?: Params }

/** An anchor to a page of the route table. */
export function RouteLink({ to, params = {}, children, ...rest }: RouteLinkProps) {
  return (
    <a {...rest} href={href(useSite(), { id: to, params })}>
      {children}
    </a>
  )
}
