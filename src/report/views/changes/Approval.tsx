import { useId } from 'react'
import type { PublishRisks, ReportChanges } from '../../data.ts'
import { countText, numberText } from '../../format.ts'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'

type ApprovalProps = {
  changes: Pick<ReportChanges, 'changed' | 'risks'>
  findings: ReportChanges['findings'] | undefined
}

/** What to look at before the site is published: each kind of risk with its pages. */
export function Approval({ changes: { changed, risks = none }, findings = noFindings }: ApprovalProps) {
  const id = useId()
  const titles = changed.flatMap(({ path, fields }) =>
    fields.flatMap(({ name, before, after }) => (name === 'title' ? [{ path, before, after }] : [])),
  )
  const { unindexed, inlinksLost } = risks
  const { added, removed, pages = [] } = findings
  const spread = pages.filter(({ before, after }) => after > before).length
  const isClear = unindexed.length + inlinksLost.length + titles.length + added.length + spread === 0
  return (
    <section className="card part approval" aria-labelledby={id}>
      <h2 id={id}>Before you publish</h2>
      {isClear && (
        <p>No page loses its place in search engines, its title or its links, and there is no new finding.</p>
      )}
      {unindexed.length > 0 && (
        <details open>
          <summary>{countText(unindexed.length, 'page', 'pages')} can no longer be indexed</summary>
          <CutList items={unindexed} first={10} names={['page', 'pages']} className="links">
            {({ path, because }) => (
              <li>
                {because === 'removed' ? <del>{path}</del> : <PageLink path={path} />}{' '}
                <span className="muted">{reasons[because]}</span>
              </li>
            )}
          </CutList>
        </details>
      )}
      {inlinksLost.length > 0 && (
        <details open>
          <summary>{countText(inlinksLost.length, 'page', 'pages')} lost half of the inlinks or more</summary>
          <CutList items={inlinksLost} first={10} names={['page', 'pages']} className="links">
            {({ path, before, after }) => (
              <li>
                <PageLink path={path} />{' '}
                <span className="muted">
                  {numberText(before)} → {numberText(after)}
                </span>
              </li>
            )}
          </CutList>
        </details>
      )}
      {titles.length > 0 && (
        <details open>
          <summary>{countText(titles.length, 'title', 'titles')} changed</summary>
          <CutList items={titles} first={10} names={['title', 'titles']} className="links">
            {({ path, before, after }) => (
              <li>
                <PageLink path={path} />
                <br />
                <del>{before || '(empty)'}</del> → <ins>{after || '(empty)'}</ins>
              </li>
            )}
          </CutList>
        </details>
      )}
      {added.length > 0 && <p>{countText(added.length, 'finding is', 'findings are')} new; the list is below.</p>}
      {spread > 0 && <p>{countText(spread, 'finding is', 'findings are')} on more pages; the list is below.</p>}
      {removed.length > 0 && (
        <p className="good">{countText(removed.length, 'finding is', 'findings are')} resolved.</p>
      )}
    </section>
  )
}

const noFindings: ReportChanges['findings'] = { added: [], removed: [] }

const none: PublishRisks = { unindexed: [], inlinksLost: [] }

const reasons: Record<PublishRisks['unindexed'][number]['because'], string> = {
  removed: 'removed, without a redirect',
  noindex: 'has noindex now',
  canonical: 'its canonical is another page now',
}
