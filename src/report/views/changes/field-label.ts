import { columns } from '../../columns.ts'
import type { ReportChanges } from '../../data.ts'

/** What a field is called in the report; its own name where it is no column. */
export function fieldLabel(name: string): string {
  return columns.find((column) => column.name === name)?.label ?? name
}

/** Fields that changed somewhere, those on most pages first. */
export function changedFieldNames(changed: ReportChanges['changed']): { name: string; pages: number }[] {
  const pages = new Map<string, number>()
  for (const { fields } of changed) for (const { name } of fields) pages.set(name, (pages.get(name) ?? 0) + 1)
  return [...pages].map(([name, count]) => ({ name, pages: count })).sort((a, b) => b.pages - a.pages)
}
