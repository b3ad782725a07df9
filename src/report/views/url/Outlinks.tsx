import type { PageDetail, ReportRows } from '../../data.ts'
import { countText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { AnchorText } from './AnchorText.tsx'

type Link = PageDetail['links'][number]

/** Where a page leads by links of its own; those of header and footer are the same on every page. */
export function Outlinks({ links, rows }: { links: readonly Link[]; rows: ReportRows }) {
  if (links.length === 0) return <p>The page has no links of its own.</p>
  const isOnSite = ([target]: Link) => /^(#|\/(?!\/))/.test(target)
  const lists = [
    { title: 'From the main text to this site', links: links.filter((link) => isOnSite(link) && link[2]) },
    { title: 'From navigation of its own', links: links.filter((link) => isOnSite(link) && !link[2]) },
    { title: 'To other sites, telephone and mail', links: links.filter((link) => !isOnSite(link)) },
  ]
  return (
    <>
      <p>{countText(links.length, 'link', 'links')}, those of header and footer left out</p>
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
