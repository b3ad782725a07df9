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

/** Reads the findings of a findings.json; undefined if the text is none. */
export function readSavedFindings(text: string): { code: string; url: string }[] | undefined {
  try {
    const findings: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(findings) && findings.every(isSavedFinding) ? findings : undefined
  } catch {
    return undefined
  }
}

const selectAnother = 'Select the routes.json of another report; its findings.json can be selected with it.'

function isSavedRow(row: unknown): row is SavedRow {
  if (typeof row !== 'object' || row === null) return false
  const { path, status, canonical, breadcrumbs, words, inlinks, ...rest } = row as Record<string, unknown> // checked above to be an object
  const isText = (value: unknown) => value === undefined || typeof value === 'string'
  return (
    typeof path === 'string' &&
    path.startsWith('/') &&
    typeof status === 'string' &&
    isText(canonical) &&
    (breadcrumbs === undefined || (Array.isArray(breadcrumbs) && breadcrumbs.every(isText))) &&
    [words, inlinks].every((value) => value === undefined || typeof value === 'number') &&
    ['title', 'description', 'h1', 'robots', 'section', 'picture', 'lastmod'].every((name) => isText(rest[name]))
  )
}

function isSavedFinding(finding: unknown): finding is { code: string; url: string } {
  if (typeof finding !== 'object' || finding === null) return false
  const { code, url } = finding as Record<string, unknown> // checked above to be an object
  return typeof code === 'string' && typeof url === 'string'
}
