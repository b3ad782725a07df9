import type { Checklist } from '#manifest/schema.ts'

/**
 * Hides the columns of the checklist that are not selected: any number on a wide window, all but one on a narrow one.
 * The stylesheet is inline because the manifest defines the columns.
 */
export function ColumnStyle({ columns }: { columns: Checklist['columns'] }) {
  const hidden = (name: string) =>
    columns
      .map(({ id }, index) => `.checklist:has([name=${name}][value=${id}]:not(:checked)) tr>:nth-child(${index + 2})`)
      .join()
  const css = [
    `@media print,(width>=48rem){${hidden('columns')}{display:none}}`,
    `@media screen and (width<48rem){${hidden('column')}{display:none}}`,
  ].join('')
  return (
    <style href="checklist-columns" precedence="page">
      {css}
    </style>
  )
}
