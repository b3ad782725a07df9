import { useState } from 'react'
import { useReport } from '../report.tsx'
import { fileName } from '../views/urls/csv.ts'
import { download } from '../views/urls/download.ts'
import { type PageTable, pageTableCsv } from './page-tables.ts'
import { readPages } from './read-pages.ts'

type PageTableButtonProps = {
  table: PageTable
  /** Rows of the report whose pages are read; undefined for all. */
  order?: ArrayLike<number>
  /** Rows of the table to keep. Default: all. */
  isWanted?: (cells: readonly (string | number)[]) => boolean
  children: string
}

/** Downloads a table of what is on pages. Their details are read file by file, and are not kept. */
export function PageTableButton({ table, order, isWanted, children }: PageTableButtonProps) {
  const report = useReport()
  const { summary, rows } = report
  const [progress, setProgress] = useState<{ text: string; isProblem?: true }>()

  async function run() {
    if (progress && !progress.isProblem) return
    setProgress({ text: 'Reading…' })
    const all = order ?? rows.text.path.map((_, row) => row)
    const isWhole = all.length === rows.count
    try {
      const pieces = await pageTableCsv(table, {
        pages: readPages(report, all, (read, files) => setProgress({ text: `Reading ${read} of ${files} files…` })),
        ...(isWhole && { sharedParts: summary.sharedParts }),
        ...(isWanted && { isWanted }),
      })
      download(fileName(summary.site.name, table.file), pieces)
      setProgress(undefined)
    } catch (error) {
      setProgress({ text: error instanceof Error ? error.message : String(error), isProblem: true })
    }
  }

  return (
    <>
      <button type="button" className="button" onClick={run}>
        {children}
      </button>
      {progress && <span role={progress.isProblem ? 'alert' : 'status'}>{progress.text}</span>}
    </>
  )
}
