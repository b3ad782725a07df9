import type { InlinkDetail, ReportRows, ReportSummary } from '../../data.ts'
import { numberText, percent } from '../../format.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { ScrollRegion } from '../../parts/ScrollRegion.tsx'

type ContentBriefProps = { path: string; row: number; rows: ReportRows; summary: ReportSummary; detail: InlinkDetail }

/** What to write on a page: how much of its text is unique, what people look for, and what similar pages have. */
export function ContentBrief({ path, row, rows, summary, detail: { queries = [], lacks = [] } }: ContentBriefProps) {
  const unique = rows.numbers.ownShare[row] ?? null
  const least = summary.thresholds.ownShare
  const command = `npx citywide brief ${path}`
  return (
    <>
      {unique !== null && (
        <p>
          {percent(unique)} % of the text is unique,{' '}
          {unique < least
            ? `less than ${percent(least)} %. Write what is true of this page only.`
            : `which is enough: the audit requires ${percent(least)} %.`}
        </p>
      )}
      <h3>Queries it is shown for</h3>
      {queries.length === 0 ? (
        <p>
          None are known. They come from an export of Search Console with queries by page; see <em>Traffic</em>.
        </p>
      ) : (
        <QueryTable queries={queries} text={`${rows.text.title[row]} ${rows.text.h1[row]}`} />
      )}
      <h3>Sections that similar pages have and this one lacks</h3>
      {lacks.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul className="cut-list">
          {lacks.map(({ heading, share }) => (
            <li key={heading}>
              <bdi>{heading}</bdi> <span className="muted">on {percent(share)} % of them</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        The whole brief, with facts and shared passages: <code>{command}</code>{' '}
        <CopyButton text={command} name="the command" />
      </p>
    </>
  )
}

function QueryTable({ queries, text }: { queries: NonNullable<InlinkDetail['queries']>; text: string }) {
  const has = new Set(wordsOf(text))
  return (
    <ScrollRegion label="Queries it is shown for">
      <table className="facts-table list-table">
        <thead>
          <tr>
            <th scope="col">Query</th>
            {['Impressions', 'Clicks', 'Position'].map((heading) => (
              <th key={heading} scope="col" className="cell-number">
                {heading}
              </th>
            ))}
            <th scope="col">Not in title or H1</th>
          </tr>
        </thead>
        <tbody>
          {queries.map(({ query, impressions, clicks, position }) => (
            <tr key={query}>
              <td dir="auto" className="cell-text" data-label="Query">
                {query}
              </td>
              <td className="cell-number" data-label="Impressions">
                {numberText(impressions)}
              </td>
              <td className="cell-number" data-label="Clicks">
                {numberText(clicks)}
              </td>
              <td className="cell-number" data-label="Position">
                {numberText(position)}
              </td>
              <td dir="auto" className="cell-text" data-label="Not in title or H1">
                {wordsOf(query)
                  .filter((word) => !has.has(word))
                  .join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
