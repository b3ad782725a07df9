import type { InlinkDetail, PageDetail } from '../../data.ts'
import { PageTableButton } from '../../downloads/PageTableButton.tsx'
import { pageTables } from '../../downloads/page-tables.ts'
import { Part } from '../../parts/Part.tsx'
import { useReport } from '../../report.tsx'
import { ContentBrief } from './ContentBrief.tsx'
import { Inlinks } from './Inlinks.tsx'
import { jsonLdNodes } from './json-ld-nodes.ts'
import { MetaTable } from './MetaTable.tsx'
import { Outline } from './Outline.tsx'
import { Outlinks } from './Outlinks.tsx'
import { PageFacts } from './PageFacts.tsx'
import { PageFindings } from './PageFindings.tsx'
import { PictureTable } from './PictureTable.tsx'
import { Previews } from './Previews.tsx'
import { Siblings } from './Siblings.tsx'
import { Sources } from './Sources.tsx'
import { StructuredData } from './StructuredData.tsx'
import type { FindingList } from './use-page-findings.ts'
import type { UrlDetails } from './use-url-details.ts'

export type TabName = 'findings' | 'search' | 'text' | 'inlinks' | 'outlinks' | 'markup' | 'values'

type TabBodyProps = { name: TabName; path: string; row: number; details: UrlDetails; lists: readonly FindingList[] }

/** The content of a tab. Empty while the details that it shows are loading. */
export function TabBody({ name, path, row, details, lists }: TabBodyProps) {
  const { rows, summary } = useReport()
  const { detail, inlinks, known } = details
  switch (name) {
    case 'findings':
      return <FindingsTab lists={lists} known={known} />
    case 'search':
      return detail && <Previews row={row} detail={detail} nodes={jsonLdNodes(detail.jsonLd)} />
    case 'text':
      return detail && known && <TextTab path={path} row={row} detail={detail} known={known} />
    case 'inlinks':
      return (
        <Part title="Inlinks">
          <Inlinks path={path} reading={inlinks} summary={summary} />
        </Part>
      )
    case 'outlinks':
      return (
        detail && (
          <Part title="Outlinks">
            <Outlinks links={detail.links} rows={rows} />
            <Download name="links" row={row} />
          </Part>
        )
      )
    case 'markup':
      return detail && <MarkupTab row={row} detail={detail} />
    case 'values':
      return (
        <Part title="All values">
          <PageFacts rows={rows} row={row} />
        </Part>
      )
  }
}

function FindingsTab({ lists, known }: { lists: readonly FindingList[]; known: InlinkDetail | undefined }) {
  return (
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
  )
}

type TextTabProps = { path: string; row: number; detail: PageDetail; known: InlinkDetail }

function TextTab({ path, row, detail, known }: TextTabProps) {
  const { rows, summary } = useReport()
  return (
    <>
      <Part title="Content brief">
        <ContentBrief path={path} row={row} rows={rows} summary={summary} detail={known} />
      </Part>
      <Part title="Headings">
        <Outline headings={detail.headings} />
        <Download name="headings" row={row} />
      </Part>
      <Part title="Similar pages">
        <Siblings detail={detail} siblings={known.siblings} />
      </Part>
    </>
  )
}

function MarkupTab({ row, detail }: { row: number; detail: PageDetail }) {
  return (
    <>
      <Part title="Structured data">
        <StructuredData nodes={jsonLdNodes(detail.jsonLd)} />
      </Part>
      <Part title="Images">
        <PictureTable pictures={detail.pictures} />
        <Download name="images" row={row} />
      </Part>
      <Part title="Meta elements">
        <MetaTable meta={detail.meta} />
      </Part>
    </>
  )
}

function Download({ name, row }: { name: keyof typeof pageTables; row: number }) {
  return (
    <p className="file-links">
      <PageTableButton table={pageTables[name]} order={[row]}>
        Download CSV
      </PageTableButton>
    </p>
  )
}
