import { expect, test } from 'vitest'
import { paragraphRepeated } from '#generator/audit/rules/content/paragraph-repeated.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'
import { hoursText } from '#src/format.ts'
import { messagesIn } from '../../../../../support/messages.ts'

const source = messagesIn('en-US')
const hours: Manifest['site']['hours'] = {
  timeZone: 'Mountain Standard Time',
  week: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:00', closes: '14:00' },
  ],
}
// The rule reads only these fields.
const manifest = { ...source.manifest, offices: [{ hours }, { hours }] } as unknown as Manifest

const found = (paragraph: string) => {
  const own = scanHtml(`<body><main>${`<dl><dt>Hours</dt><dd>${paragraph}</dd></dl>`.repeat(2)}</main></body>`)
  return [
    ...paragraphRepeated.check({ own } as Parameters<typeof paragraphRepeated.check>[0], { manifest, limit: () => 80 }),
  ]
}

test('two offices may have the same opening hours, but not the same paragraph', () => {
  expect(found(hoursText(source, hours))).toEqual([])
  expect(
    found('We clear drains on every day of the week, and on the last Sunday of the month we stay at home.'),
  ).toHaveLength(1)
})
