import type { InlinkDetail, ReportSummary } from '../../data.ts'
import { PageTableButton } from '../../downloads/PageTableButton.tsx'
import { pageTables, partName } from '../../downloads/page-tables.ts'
import { countText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { ReadingNotice } from '../../parts/ReadingNotice.tsx'
import type { Reading } from '../../report.tsx'
import { AnchorText } from './AnchorText.tsx'

type InlinksProps = { path: string; reading: Reading<InlinkDetail[]>; summary: ReportSummary }

/** Links to a page: from shared parts, from main content, and from other parts of single pages. */
export function Inlinks({ path, reading, summary }: InlinksProps) {
  const detail = reading.state === 'ready' ? reading.data.find((each) => each.path === path) : undefined
  const shared = summary.sharedParts.flatMap(({ name, pages, links }) => {
    const texts = links.filter(({ target }) => target === path).map(({ text }) => text)
    return texts.length > 0 ? [{ name, pages, texts: [...new Set(texts)] }] : []
  })
  return (
    <>
      {shared.length > 0 && (
        <ul className="shared-links">
          {shared.map(({ name, pages, texts }) => (
            <li key={name}>
              In the {partName(name)} of {countText(pages, 'page', 'pages')}, as <Quoted texts={texts} />
            </li>
          ))}
        </ul>
      )}
      <p className="file-links">
        <PageTableButton table={pageTables.links} isWanted={([, target]) => pathIn(target) === path}>
          Download CSV
        </PageTableButton>
      </p>
      <ReadingNotice reading={reading} what="inlinks" />
      {reading.state === 'ready' && <InlinkLists detail={detail} isShared={shared.length > 0} />}
    </>
  )
}

/** The path that a link leads to. */
const pathIn = (target: string | number | undefined) => String(target).replace(/[?#].*$/, '')

function Quoted({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 && ', '}“<bdi>{text}</bdi>”
    </span>
  ))
}

function InlinkLists({ detail, isShared }: { detail: InlinkDetail | undefined; isShared: boolean }) {
  if (!detail || detail.count === 0) {
    return <p>{isShared ? 'No other inlinks.' : 'No inlinks.'}</p>
  }
  const lists = [
    { title: 'From main content', links: detail.from.filter(([, , isInMain]) => isInMain) },
    { title: 'From other parts of the page', links: detail.from.filter(([, , isInMain]) => !isInMain) },
  ]
  return (
    <>
      <p>
        {countText(detail.count, 'page', 'pages')}
        {detail.count > detail.from.length && `; the first ${detail.from.length} links are listed`}
      </p>
      {lists
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <CutList items={links} first={10} names={['link', 'links']} className="links">
              {([from, text]) => (
                <li>
                  <PageLink path={from} /> <AnchorText text={text} />
                </li>
              )}
            </CutList>
          </div>
        ))}
    </>
  )
}
