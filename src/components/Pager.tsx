import { say } from '../messages.ts'
import type { Target } from '../route.ts'
import { useSite } from './site-context.ts'
import { TargetLink } from './TargetLink.tsx'

type PageLink = {
  number: number
  /** The first and the last entry of the page. */
  range: string
  target: Target
}

type PagerProps = {
  /** All pages of the list. */
  pages: readonly PageLink[]
  current: number
}

/** Links to all pages of a list, and to the pages before and after this one. Renders nothing for a list of one page. */
export function Pager({ pages, current }: PagerProps) {
  const site = useSite()
  if (pages.length < 2) return null
  const [previous, next] = [pages[current - 2], pages[current]]
  return (
    <>
      <nav aria-label={say(site, 'list.pages')}>
        <ol className="flex flex-wrap gap-2">
          {pages.map(({ number, range, target }) => (
            <li key={number}>
              {number === current ? (
                <strong className="chip" aria-current="page">
                  {number}. {range}
                </strong>
              ) : (
                <TargetLink className="chip" target={target}>
                  {number}. {range}
                </TargetLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p className="flex flex-wrap items-center gap-3">
        {previous && (
          <TargetLink className="button button-secondary" target={previous.target} rel="prev">
            {say(site, 'list.previous', { range: previous.range })}
          </TargetLink>
        )}
        {next && (
          <TargetLink className="button button-secondary" target={next.target} rel="next">
            {say(site, 'list.next', { range: next.range })}
          </TargetLink>
        )}
      </p>
    </>
  )
}
