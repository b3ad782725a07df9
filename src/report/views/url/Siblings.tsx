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

/** The page beside one of those most like it, the passages both have marked. */
export function Siblings({ detail, siblings }: SiblingsProps) {
  const { rows } = useReport()
  const [chosen, setChosen] = useState(siblings[0]?.path ?? '')
  if (siblings.length === 0) return <p>No page is like this one.</p>
  const row = rowOfPath(rows, chosen)
  return (
    <>
      <Choice
        label="Compare with"
        value={chosen}
        options={siblings.map(({ path, similarity }) => [path, `${path} (${percent(similarity)} % alike)`])}
        onChange={setChosen}
      />
      <Sibling detail={detail} path={chosen} chunk={rows.chunk[row] ?? -1} rows={rows} />
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
  if (chunk < 0) return <p>The report holds no text of {path}.</p>
  if (!comparison) return <ReadingNotice reading={reading} what={`the text of ${path}`} />
  const { left, right, similarity } = comparison
  return (
    <>
      <p>
        Of all passages of five words on the two pages, <strong className="number">{percent(similarity)} %</strong>{' '}
        stand on both; names of places and services count as no difference. <mark>Shared passages</mark> are marked.
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
        {percent(shared)} % shared with the other
        {ownShare !== null && `, ${percent(ownShare)} % on no page like it`}
      </p>
      <section
        className="marked-text"
        aria-label={`Text of ${path}`}
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without the keyboard on it, nothing scrolls it but a mouse
        tabIndex={0}
      >
        {blocks.map((parts, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks may be alike and keep their order
          <p key={block}>
            {parts.map(({ text, isShared }, part) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: so do their parts
              isShared ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
            )}
          </p>
        ))}
      </section>
    </div>
  )
}
