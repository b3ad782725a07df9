import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { fileName } from '../urls/csv.ts'
import { download } from '../urls/download.ts'
import { editsCsv, editsYaml, openEdits } from './snippet-edits.ts'
import { useSnippetEdits } from './use-snippet-edits.ts'

/** How many texts are edited, with their files, if there are any. */
export function EditDownloads() {
  const { rows, summary } = useReport()
  const { edits, setEdits } = useSnippetEdits()
  const open = openEdits(edits, rows, (path) => rowOfPath(rows, path))
  if (open.length === 0) return null
  const pages = new Set(open.map(({ path }) => path)).size
  const nameOf = (file: string) => fileName(summary.site.name, file)
  return (
    <p className="snippet-edits">
      <span role="status">
        {countText(open.length, 'edit', 'edits')} on {countText(pages, 'page', 'pages')}
      </span>
      <button type="button" className="button" onClick={() => download(nameOf('edits.csv'), editsCsv(open))}>
        Download edits
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download(nameOf('edits.yaml'), editsYaml(open), 'text/yaml;charset=utf-8')}
      >
        Download lines for the manifest
      </button>
      <button type="button" className="button" onClick={() => setEdits(new Map())}>
        Discard all edits
      </button>
    </p>
  )
}
