import type { ReactNode } from 'react'
import type { InlinkDetail, PageDetail } from '../../data.ts'
import { PageTableButton } from '../../downloads/PageTableButton.tsx'
import { pageTables } from '../../downloads/page-tables.ts'
import { ReadingNotice } from '../../parts/ReadingNotice.tsx'
import { type Tab, Tabs } from '../../parts/Tabs.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useChunk, useReport } from '../../report.tsx'
import { ContentBrief } from './ContentBrief.tsx'
import { Inlinks } from './Inlinks.tsx'
import { jsonLdNodes } from './json-ld-nodes.ts'
import { MetaTable } from './MetaTable.tsx'
import { Outline } from './Outline.tsx'
import { Outlinks } from './Outlinks.tsx'
import { PageFacts } from './PageFacts.tsx'
import { PageFindings } from './PageFindings.tsx'
import { Part } from './Part.tsx'
import { PictureTable } from './PictureTable.tsx'
import { Previews } from './Previews.tsx'
import { Siblings } from './Siblings.tsx'
import { Sources } from './Sources.tsx'
import { StructuredData } from './StructuredData.tsx'
import { usePageFindings } from './use-page-findings.ts'

type TabName = 'findings' | 'search' | 'text' | 'inlinks' | 'outlinks' | 'markup' | 'values'

/** Details of a URL in tabs, problems first. The tab is in the URL of the view. */
export function UrlTabs({ path, row }: { path: string; row: number }) {
  const { rows, summary } = useReport()
  const { query, setQuery } = useQuery(['tab'])
  const chunk = rows.chunk[row] ?? -1
  const reading = useChunk<PageDetail[]>(chunk < 0 ? undefined : `pages/${chunk}`)
  const detail = reading.state === 'ready' ? reading.data.find((each) => each.path === path) : undefined
  const inlinks = useChunk<InlinkDetail[]>(`inlinks/${Math.floor(row / summary.inlinkChunk)}`)
  const known = inlinks.state === 'ready' ? inlinks.data.find((each) => each.path === path) : undefined
  const lists = usePageFindings(row)
  const nodes = jsonLdNodes(detail?.jsonLd ?? [])

  const download = (name: keyof typeof pageTables) => (
    <p className="file-links">
      <PageTableButton table={pageTables[name]} order={[row]}>
        Download CSV
      </PageTableButton>
    </p>
  )

  const bodies: Record<TabName, () => ReactNode> = {
    findings: () => (
      <>
        <Part title="Findings">
          <PageFindings lists={lists} />
        </Part>
        {known && known.sources.length > 0 && (
          <Part title="Source">
            <p className="muted">What the page is made from: file, line and column.</p>
            <Sources sources={known.sources} />
          </Part>
        )}
      </>
    ),
    search: () => detail && <Previews row={row} detail={detail} nodes={nodes} />,
    text: () =>
      detail &&
      known && (
        <>
          <Part title="Content brief">
            <ContentBrief path={path} row={row} rows={rows} summary={summary} detail={known} />
          </Part>
          <Part title="Headings">
            <Outline headings={detail.headings} />
            {download('headings')}
          </Part>
          <Part title="Similar pages">
            <Siblings detail={detail} siblings={known.siblings} />
          </Part>
        </>
      ),
    inlinks: () => (
      <Part title="Inlinks">
        <Inlinks path={path} reading={inlinks} summary={summary} />
      </Part>
    ),
    outlinks: () =>
      detail && (
        <Part title="Outlinks">
          <Outlinks links={detail.links} rows={rows} />
          {download('links')}
        </Part>
      ),
    markup: () =>
      detail && (
        <>
          <Part title="Structured data">
            <StructuredData nodes={nodes} />
          </Part>
          <Part title="Images">
            <PictureTable pictures={detail.pictures} />
            {download('images')}
          </Part>
          <Part title="Meta elements">
            <MetaTable meta={detail.meta} />
          </Part>
        </>
      ),
    values: () => (
      <Part title="All values">
        <PageFacts rows={rows} row={row} />
      </Part>
    ),
  }
  const tabs: Tab<TabName>[] = [
    { name: 'findings', title: 'Findings', count: lists.reduce((sum, { findings }) => sum + findings.length, 0) },
    ...(chunk < 0 ? [] : tabsOfPages),
    { name: 'inlinks', title: 'Inlinks', count: rows.numbers.inlinks[row] ?? 0 },
    ...(chunk < 0
      ? []
      : ([
          { name: 'outlinks', title: 'Outlinks', count: detail?.links.length },
          { name: 'markup', title: 'Markup' },
        ] as const)),
    { name: 'values', title: 'All values' },
  ]
  const selected = tabs.find(({ name }) => name === query.tab)?.name ?? 'findings'
  const needsDetail = selected !== 'inlinks' && selected !== 'values' && chunk >= 0
  return (
    <Tabs
      label="Details of the URL"
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => setQuery({ tab: tab === 'findings' ? '' : tab })}
    >
      {bodies[selected]()}
      {needsDetail && <ReadingNotice reading={reading} what="the details of the page" />}
      {needsDetail && reading.state === 'ready' && !detail && (
        <p className="alert">
          The file data/pages/{chunk}.js of the report does not contain this page. Build the site again.
        </p>
      )}
    </Tabs>
  )
}

/** A URL without a page has no such content. */
const tabsOfPages: readonly Tab<TabName>[] = [
  { name: 'search', title: 'Search result' },
  { name: 'text', title: 'Text' },
]
