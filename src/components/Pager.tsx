import type { Target } from '../route.ts'
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
  if (pages.length < 2) return null
  const [previous, next] = [pages[current - 2], pages[current]]
  return (
    <>
      <nav aria-label="Pages of this list">
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
        {previous && <Step name="Previous" rel="prev" page={previous} />}
        {next && <Step name="Next" rel="next" page={next} />}
      </p>
    </>
  )
}

function Step({ name, rel, page: { range, target } }: { name: string; rel: string; page: PageLink }) {
  return (
    <TargetLink className="button button-secondary" target={target} rel={rel}>
      {name}: {range}
    </TargetLink>
  )
}
