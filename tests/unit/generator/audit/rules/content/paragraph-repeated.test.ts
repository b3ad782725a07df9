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

const versions = (...paragraphs: string[]) => {
  const own = scanHtml(`<body><main>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main></body>`)
  return Array.from(
    paragraphRepeated.check({ own } as Parameters<typeof paragraphRepeated.check>[0], { manifest, limit: () => 80 }),
    ({ phrase, isRightIfWritten }) => ({ phrase, isRightIfWritten }),
  )
}

const spring =
  'People book it in spring, before guests arrive, or when a home has simply gotten ahead of them, since later visits build on its result.'

test('a paragraph in a few other words is a version of another one, unless the manifest has them', () => {
  expect(versions(spring, spring.replace('book', 'order').replace('arrive', 'come'))).toEqual([
    { phrase: 'People order it in', isRightIfWritten: true },
  ])
})

test.each([
  ['another name', spring.replace('in spring', 'in Odell')],
  ['another number', spring.replace('later visits', '12 visits')],
  [
    'many other words',
    spring.replace(
      'before guests arrive, or when a home has simply',
      'while no one is there and the place never quite',
    ),
  ],
])('two paragraphs may differ by %s', (_, other) => {
  expect(versions(spring, other)).toEqual([])
})
