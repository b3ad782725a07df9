import { useMemo, useState } from 'react'
import type { InlinkDetail, PageDetail, ReportRows } from '../../data.ts'
import { percent } from '../../format.ts'
import { maskedWordReader } from '../../masked-words.ts'
import { Choice } from '../../parts/Choice.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { ReadingNotice } from '../../parts/ReadingNotice.tsx'
import { useChunk, useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { comparePassages, type MarkedText } from './shared-passages.ts'

type SiblingsProps = { detail: PageDetail } & Pick<InlinkDetail, 'siblings'>

/** The page next to a similar page, with shared passages marked. */
export function Siblings({ detail, siblings }: SiblingsProps) {
  const { rows } = useReport()
  const [selected, setSelected] = useState(siblings[0]?.path ?? '')
  if (siblings.length === 0) return <p>No similar pages.</p>
  const row = rowOfPath(rows, selected)
  return (
    <>
      <Choice
        label="Compare with"
        value={selected}
        options={siblings.map(({ path, similarity }) => [path, `${path} (${percent(similarity)} % similar)`])}
        onChange={setSelected}
      />
      <Sibling detail={detail} path={selected} chunk={rows.chunk[row] ?? -1} rows={rows} />
    </>
  )
}

type SiblingProps = { detail: PageDetail; path: string; chunk: number; rows: ReportRows }

function Sibling({ detail, path, chunk, rows }: SiblingProps) {
  const { summary } = useReport()
  const reading = useChunk<PageDetail[]>(chunk < 0 ? undefined : `pages/${chunk}`)
  const other = reading.state === 'ready' ? reading.data.find((each) => each.path === path) : undefined
  const read = useMemo(() => maskedWordReader(summary.maskedNames), [summary])
  const comparison = useMemo(() => other && comparePassages(detail.text, other.text, read), [detail, other, read])
  if (chunk < 0) return <p>The report has no text of {path}.</p>
  if (!comparison) return <ReadingNotice reading={reading} what={`the text of ${path}`} />
  const { left, right, similarity } = comparison
  return (
    <>
      <p>
        The pages share <strong className="number">{percent(similarity)} %</strong> of their five-word passages, with
        names of places and services masked. <mark>Shared passages</mark> are marked.
      </p>
      <div className="side-by-side">
        <Side path={detail.path} text={left} rows={rows} />
        <Side path={path} text={right} rows={rows} />
      </div>
    </>
  )
}

function Side({ path, text: { blocks, shared }, rows }: { path: string; text: MarkedText; rows: ReportRows }) {
  const ownShare = rows.numbers.ownShare[rowOfPath(rows, path)] ?? null
  return (
    <div>
      <h3>
        <PageLink path={path} />
      </h3>
      <p className="muted number">
        {percent(shared)} % shared
        {ownShare !== null && `, ${percent(ownShare)} % unique text`}
      </p>
      <section
        className="marked-text"
        aria-label={`Text of ${path}`}
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
        tabIndex={0}
      >
        {blocks.map((parts, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat, and their order is fixed
          <p key={block}>
            {parts.map(({ text, isShared }, part) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: same for parts
              isShared ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
            )}
          </p>
        ))}
      </section>
    </div>
  )
}
