import type { ReactNode } from 'react'
import type { InlinkDetail, PageDetail } from '../../data.ts'
import { LineToEdit } from '../../parts/LineToEdit.tsx'
import { ReadingNotice } from '../../parts/ReadingNotice.tsx'
import { type Report, useChunk, useReport } from '../../report.tsx'
import { ContentBrief } from './ContentBrief.tsx'
import { Inlinks } from './Inlinks.tsx'
import { type JsonLdNode, jsonLdNodes } from './json-ld-nodes.ts'
import { MetaTable } from './MetaTable.tsx'
import { Outline } from './Outline.tsx'
import { Outlinks } from './Outlinks.tsx'
import { PageFacts } from './PageFacts.tsx'
import { PageFindings } from './PageFindings.tsx'
import { PartList } from './PartList.tsx'
import { PictureTable } from './PictureTable.tsx'
import { Siblings } from './Siblings.tsx'
import { SnippetEditor } from './SnippetEditor.tsx'
import { SocialCard } from './SocialCard.tsx'
import { StructuredData } from './StructuredData.tsx'

/** Details of a URL by section. Sections whose data is in another file appear when it is loaded. */
export function UrlSections({ path, row }: { path: string; row: number }) {
  const report = useReport()
  const { rows, summary } = report
  const chunk = rows.chunk[row] ?? -1
  const reading = useChunk<PageDetail[]>(chunk < 0 ? undefined : `pages/${chunk}`)
  const detail = reading.state === 'ready' ? reading.data.find((each) => each.path === path) : undefined
  const inlinks = useChunk<InlinkDetail[]>(`inlinks/${Math.floor(row / summary.inlinkChunk)}`)
  const known = inlinks.state === 'ready' ? inlinks.data.find((each) => each.path === path) : undefined
  const nodes = jsonLdNodes(detail?.jsonLd ?? [])
  const parts = [
    { title: 'Findings', body: <PageFindings row={row} /> },
    ...(detail
      ? [{ title: 'Previews', body: <Previews report={report} row={row} detail={detail} nodes={nodes} /> }]
      : []),
    { title: 'Details', body: <PageFacts rows={rows} row={row} /> },
    ...(detail && known
      ? [
          {
            title: 'Content brief',
            body: <ContentBrief path={path} row={row} rows={rows} summary={summary} detail={known} />,
          },
        ]
      : []),
    { title: 'Inlinks', body: <Inlinks path={path} reading={inlinks} summary={summary} /> },
    ...(detail ? [{ title: 'Outlinks', body: <Outlinks links={detail.links} rows={rows} /> }] : []),
    ...(detail && known
      ? [{ title: 'Similar pages', body: <Siblings detail={detail} siblings={known.siblings} /> }]
      : []),
    ...(detail ? contentParts(detail, nodes) : []),
    ...(known && known.sources.length > 0 ? [{ title: 'Source', body: <Sources sources={known.sources} /> }] : []),
  ]
  return (
    <PartList parts={parts}>
      {chunk >= 0 && <ReadingNotice reading={reading} what="the details of the page" />}
      {reading.state === 'ready' && !detail && (
        <p className="alert">
          The file data/pages/{chunk}.js of the report does not contain this page. Build the site again.
        </p>
      )}
    </PartList>
  )
}

type PreviewsProps = { report: Report; row: number; detail: PageDetail; nodes: readonly JsonLdNode[] }

function Previews({ report: { rows, summary }, row, detail: { path, meta }, nodes }: PreviewsProps) {
  const { origin, name } = summary.site
  const robots = rows.coded.robots.values[rows.coded.robots.codes[row] ?? -1] ?? ''
  return (
    <>
      {/\bnoindex\b|\bnone\b/i.test(robots) && (
        <p className="note">
          The page is noindex, so search engines do not show it. This is how it would look otherwise.
        </p>
      )}
      <SnippetEditor
        origin={origin}
        path={path}
        siteName={meta.find(([each]) => each === 'og:site_name')?.[1] ?? name}
        title={rows.text.title[row] ?? ''}
        description={rows.text.description[row] ?? ''}
        nodes={nodes}
      />
      <h3>Social media card</h3>
      <SocialCard meta={meta} origin={origin} />
    </>
  )
}

type Part = { title: string; body: ReactNode }

function contentParts({ headings, pictures, meta }: PageDetail, nodes: readonly JsonLdNode[]): Part[] {
  return [
    { title: 'Headings', body: <Outline headings={headings} /> },
    { title: 'Structured data', body: <StructuredData nodes={nodes} /> },
    { title: 'Images', body: <PictureTable pictures={pictures} /> },
    { title: 'Meta elements', body: <MetaTable meta={meta} /> },
  ]
}

function Sources({ sources }: Pick<InlinkDetail, 'sources'>) {
  return (
    <ul className="cut-list">
      {sources.map((at) => (
        <li key={`${at.file}:${at.line}:${at.column}`}>
          <LineToEdit at={at} />
        </li>
      ))}
    </ul>
  )
}
