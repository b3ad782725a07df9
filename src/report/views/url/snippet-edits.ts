import type { ReportRows } from '../../data.ts'
import { csvLine } from '../urls/csv.ts'

/** The texts of a search result that can be edited; both are columns of the report. */
export const snippetFields = ['title', 'description'] as const
export type SnippetField = (typeof snippetFields)[number]

/** New texts by path. A field that is as on the page is left out, and so is a page without edits. */
export type SnippetEdits = ReadonlyMap<string, Readonly<Partial<Record<SnippetField, string>>>>

/** The edits with one more. A text that is as on the page removes the edit. */
export function withEdit(
  edits: SnippetEdits,
  { path, field, text, original }: { path: string; field: SnippetField; text: string; original: string },
): SnippetEdits {
  const { [field]: _, ...others } = edits.get(path) ?? {}
  const page = text === original ? others : { ...others, [field]: text }
  const next = new Map(edits)
  if (Object.keys(page).length === 0) next.delete(path)
  else next.set(path, page)
  return next
}

/** The edits as CSV: where to edit, which field, and the text before and after. Sorted by path. */
export function editsCsv(edits: SnippetEdits, { text }: ReportRows, rowOf: (path: string) => number): string[] {
  const lines = [...edits]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, page]) => {
      const row = rowOf(path)
      return snippetFields.flatMap((field) => {
        const after = page[field]
        return after === undefined
          ? []
          : [csvLine([path, text.source?.[row] ?? '', field, text[field][row] ?? '', after])]
      })
    })
  return [`\ufeff${csvLine(['URL', 'File', 'Field', 'Before', 'After'])}`, ...lines]
}
