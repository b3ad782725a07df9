import type { PublishRisks, ReportChanges, ReportRows } from '../../data.ts'
import { csvLine } from '../urls/csv.ts'
import { fieldLabel } from './field-label.ts'

type Changes = { changes: Omit<ReportChanges, 'findings'>; findings: ReportChanges['findings'] | undefined }

const reasons: Record<PublishRisks['unindexed'][number]['because'], string> = {
  removed: 'Removed',
  noindex: 'Noindex',
  canonical: 'Canonical is another page',
}

/** All changes as CSV, one a line: what changed, where, and the texts before and after. */
export function* changesCsv({ changes, findings }: Changes, rows: ReportRows): Generator<string> {
  const { added, removed, moved, changed, risks } = changes
  yield `\ufeff${csvLine(['Change', 'URL', 'Field', 'Before', 'After'])}`
  for (const { path, because } of risks?.unindexed ?? [])
    yield csvLine(['No longer indexable', path, '', '', reasons[because]])
  for (const { path, before, after } of risks?.inlinksLost ?? [])
    yield csvLine(['Inlinks lost', path, 'Inlinks', before, after])
  for (const path of added) yield csvLine(['Added', path, '', '', ''])
  for (const path of removed) yield csvLine(['Removed', path, '', '', ''])
  for (const { from, to } of moved) yield csvLine(['Moved', from, 'URL', from, to])
  for (const { path, fields } of changed)
    yield fields
      .map(({ name, before, after }) => csvLine(['Changed', path, fieldLabel(rows, name), before, after]))
      .join('')
  for (const [name, list] of [
    ['New finding', findings?.added ?? []],
    ['Resolved finding', findings?.removed ?? []],
  ] as const)
    for (const finding of list) {
      const { code, url } = findingOf(finding)
      yield csvLine([name, url, code, '', ''])
    }
  for (const { code, before, after } of findings?.pages ?? [])
    yield csvLine(['Finding on another number of pages', '', code, before, after])
}

/** A finding is written as `code url`, or `code message`. A rule code has no spaces; the rest may have some. */
export function findingOf(text: string): { code: string; url: string } {
  const space = text.indexOf(' ')
  return space < 0 ? { code: text, url: '' } : { code: text.slice(0, space), url: text.slice(space + 1) }
}
