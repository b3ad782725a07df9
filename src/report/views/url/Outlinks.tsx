import type { PageDetail, ReportRows } from '../../data.ts'
import { countText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { AnchorText } from './AnchorText.tsx'

type Link = PageDetail['links'][number]

/** Links from a page, without those of the shared header and footer. */
export function Outlinks({ links, rows }: { links: readonly Link[]; rows: ReportRows }) {
  if (links.length === 0) return <p>The page has no links outside the header and footer.</p>
  const isOnSite = ([target]: Link) => /^(#|\/(?!\/))/.test(target)
  const lists = [
    { title: 'Internal links in main content', links: links.filter((link) => isOnSite(link) && link[2]) },
    { title: 'Internal links in other parts of the page', links: links.filter((link) => isOnSite(link) && !link[2]) },
    { title: 'External, telephone and e-mail links', links: links.filter((link) => !isOnSite(link)) },
  ]
  return (
    <>
      <p>{countText(links.length, 'link', 'links')}, without header and footer</p>
      {lists
        .filter((list) => list.links.length > 0)
        .map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <CutList items={list.links} first={10} names={['link', 'links']} className="links">
              {([target, text]) => (
                <li>
                  <Target target={target} rows={rows} /> <AnchorText text={text} />
                </li>
              )}
            </CutList>
          </div>
        ))}
    </>
  )
}

function Target({ target, rows }: { target: string; rows: ReportRows }) {
  const path = target.replace(/[?#].*$/, '')
  if (!path.startsWith('/') || rowOfPath(rows, path) < 0) return <code>{target}</code>
  return <PageLink path={path}>{target}</PageLink>
}
