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

/** A page whose texts are to be replaced, with what is on it. */
export type SnippetPage = { path: string } & Readonly<Record<SnippetField, string>>

/** The edits with a part of the texts of pages replaced, and how many pages had it. Finds it in edited texts too. */
export function withReplacement(
  edits: SnippetEdits,
  pages: Iterable<SnippetPage>,
  { field, find, by }: { field: SnippetField; find: string; by: string },
): { edits: SnippetEdits; count: number } {
  const next = new Map(edits)
  let count = 0
  for (const page of find === '' ? [] : pages) {
    const { [field]: edited = page[field], ...others } = next.get(page.path) ?? {}
    if (!edited.includes(find)) continue
    count++
    const text = edited.replaceAll(find, () => by)
    const fields = text === page[field] ? others : { ...others, [field]: text }
    if (Object.keys(fields).length === 0) next.delete(page.path)
    else next.set(page.path, fields)
  }
  return { edits: next, count }
}

/** Reads what a browser has kept. Ignores what is not an edit: others may write there too. */
export function readEdits(text: string | null): SnippetEdits {
  const edits = new Map<string, Partial<Record<SnippetField, string>>>()
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    for (const [path, page] of Object.entries(kept ?? {})) {
      const texts = snippetFields.flatMap((field) => (typeof page?.[field] === 'string' ? [[field, page[field]]] : []))
      if (texts.length > 0) edits.set(path, Object.fromEntries(texts))
    }
  } catch {
    // No JSON.
  }
  return edits
}

export const writtenEdits = (edits: SnippetEdits) => JSON.stringify(Object.fromEntries(edits))

/** An edit with the text it replaces, and the record the page is made from. */
type Edit = { path: string; source: string; field: SnippetField; before: string; after: string }

/** Sorted by path. Leaves out pages that the report does not have, and edits that are on the page by now. */
export function openEdits(edits: SnippetEdits, { text }: ReportRows, rowOf: (path: string) => number): Edit[] {
  return [...edits]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, page]) => {
      const row = rowOf(path)
      return snippetFields.flatMap((field) => {
        const [before, after] = [text[field][row], page[field]]
        return before === undefined || after === undefined || before === after
          ? []
          : [{ path, source: text.source?.[row] ?? '', field, before, after }]
      })
    })
}

/** The edits as CSV: where to edit, which field, and the text before and after. */
export function editsCsv(edits: readonly Edit[]): string[] {
  const lines = edits.map(({ path, source, field, before, after }) => csvLine([path, source, field, before, after]))
  return [`\ufeff${csvLine(['URL', 'File', 'Field', 'Before', 'After'])}`, ...lines]
}

/**
 * The edits as lines for the files of the manifest. The record of a page has a title and a description; the pages of
 * services and places are made from several records, which have none, so their lines are comments. JSON strings are
 * YAML as well, whatever a text contains.
 */
export function editsYaml(edits: readonly Edit[]): string[] {
  return edits.flatMap(({ path, source, field, after }, index) => {
    const file = source.replace(/:\d+:\d+$/, '')
    const isNew = edits[index - 1]?.path !== path
    const line = `${field}: ${JSON.stringify(after)}\n`
    if (/\/(pages|articles|categories)\/[^/]+$/.test(file)) return [isNew ? `# ${file}\n` : '', line]
    return [
      isNew ? `# ${path} is made from ${file} and other records, which have no such field. Wanted:\n` : '',
      `# ${line}`,
    ]
  })
}
