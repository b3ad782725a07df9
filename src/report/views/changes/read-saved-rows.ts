import type { SavedRow } from '../../compare-rows.ts'

/**
 * The rows of a routes.json, or a sentence on why the text is none.
 * The rows are told by the fields every release writes; what else they hold is compared only where it is there.
 */
export function readSavedRows(text: string, file: string): { rows: SavedRow[] } | { problem: string } {
  let rows: unknown
  try {
    rows = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { problem: `${file} is not JSON, or was cut off. Pick the routes.json of an earlier report.` }
  }
  if (!Array.isArray(rows)) return { problem: `${file} is JSON, but no list of addresses. ${pickAnother}` }
  const wrong = rows.findIndex((row) => !isSavedRow(row))
  if (wrong >= 0) return { problem: `Entry ${wrong + 1} of ${file} is no address of a report. ${pickAnother}` }
  return { rows }
}

const pickAnother = 'Pick the routes.json of an earlier report; findings.json and other files cannot be compared.'

function isSavedRow(row: unknown): row is SavedRow {
  if (typeof row !== 'object' || row === null) return false
  const { path, status, canonical, breadcrumbs, words, ...rest } = row as Record<string, unknown> // an object, as just seen
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  return (
    typeof path === 'string' &&
    path.startsWith('/') &&
    typeof status === 'string' &&
    isText(canonical) &&
    (breadcrumbs === undefined || (Array.isArray(breadcrumbs) && breadcrumbs.every(isText))) &&
    (words === undefined || typeof words === 'number') &&
    ['title', 'description', 'h1', 'robots', 'section', 'picture', 'lastmod'].every((name) => isText(rest[name]))
  )
}
