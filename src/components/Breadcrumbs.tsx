import type { Breadcrumb } from '../head/page-head.ts'
import { say } from '../messages.ts'
import { useSite } from './site-context.ts'

/** The breadcrumb trail from the home page to this page. */
export function Breadcrumbs({ trail }: { trail: Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={say(useSite(), 'navigation.breadcrumb')}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span className="text-ink-muted" aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
