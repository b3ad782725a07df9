import type { ComponentProps } from 'react'
import type { Link } from '#manifest/schema.ts'
import { resolveLink } from '../link.ts'
import { useSite } from './site-context.ts'

type NavLinkProps = Omit<ComponentProps<'a'>, 'href' | 'className'> & { link: Link; look?: keyof typeof looks }

const looks = {
  plain: undefined,
  primary: 'button button-primary',
  /** On narrow windows, the bar at the bottom has this button. */
  header: 'button button-primary button-compact max-md:hidden',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
} as const

/** An anchor to the destination of a manifest link. */
export function NavLink({ link, look = 'plain', children, ...rest }: NavLinkProps) {
  const { path, label } = resolveLink(useSite(), link)
  return (
    <a {...rest} href={path} className={looks[look]}>
      {children ?? label}
    </a>
  )
}
