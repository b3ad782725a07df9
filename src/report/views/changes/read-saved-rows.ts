import type { SavedRow } from '../../compare-rows.ts'

/**
 * Reads the rows of a routes.json, or explains why the text is not one.
 * Every release writes `path` and `status`; other fields are compared only if present.
 */
export function readSavedRows(text: string, file: string): { rows: SavedRow[] } | { problem: string } {
  let rows: unknown
  try {
    rows = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { problem: `${file} is not valid JSON. Select the routes.json of another report.` }
  }
  if (!Array.isArray(rows)) return { problem: `${file} is not a list of URLs. ${selectAnother}` }
  const wrong = rows.findIndex((row) => !isSavedRow(row))
  if (wrong >= 0) return { problem: `Entry ${wrong + 1} of ${file} is not a URL of a report. ${selectAnother}` }
  return { rows }
}

const selectAnother = 'Select the routes.json of another report; findings.json and other files cannot be compared.'

function isSavedRow(row: unknown): row is SavedRow {
  if (typeof row !== 'object' || row === null) return false
  const { path, status, canonical, breadcrumbs, words, ...rest } = row as Record<string, unknown> // checked above to be an object
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
