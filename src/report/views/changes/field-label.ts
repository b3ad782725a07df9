import type { ReportChanges, ReportRows } from '../../data.ts'

/** The label of a field; its name if the report has no such column. */
export function fieldLabel({ columns }: ReportRows, name: string): string {
  return columns.find((column) => column.name === name)?.label ?? name
}

/** Changed fields, the one that changed on most pages first. */
export function changedFieldNames(changed: ReportChanges['changed']): { name: string; pages: number }[] {
  const pages = new Map<string, number>()
  for (const { fields } of changed) for (const { name } of fields) pages.set(name, (pages.get(name) ?? 0) + 1)
  return [...pages].map(([name, count]) => ({ name, pages: count })).sort((a, b) => b.pages - a.pages)
}
