import { expect, test } from 'vitest'
import { tableWithoutHeaders } from '#generator/audit/rules/markup/table-without-headers.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const context = { manifest: {} as Manifest, limit: () => 0 } // what the rule reads

const found = (rows: string) =>
  Array.from(tableWithoutHeaders.check(scanHtml(`<main><table>${rows}</table></main>`), context), ({ what }) => what)

const row = '<tr><th>Sinks</th><td>yes</td><td>no</td></tr>'

test.each([
  ['<tr><th>Task</th><th></th><th>Deep</th></tr>', 'has a header cell without words'],
  ['<tr><td></td><th scope="col"> </th></tr>', 'has a header cell without words'],
])('%s', (head, what) => {
  expect(found(head + row)[0]).toContain(what)
})

test.each(['<tr><th></th><th>Deep</th><th>Weekly</th></tr>', '<tr><th>Task</th><th aria-label="Deep"></th></tr>'])(
  '%s is complete',
  (head) => {
    expect(found(head + row)).toEqual([])
  },
)
