import { expect, test } from 'vitest'
import { headAltered } from '#generator/audit/rules/head/head-altered.ts'
import type { AuditedSite } from '#generator/core/audited-site.ts'

const wanted = { title: 'Drain Services in Hood River, OR', description: 'Drains on steep streets.', heading: 'Drains' }

/** What is found on a page whose manifest gives it `wanted`. */
const found = (
  head: Partial<typeof wanted & { h1: string[] }>,
  headOf: AuditedSite['headOf'] | undefined = () => wanted,
) => {
  const page = { path: '/a/', section: 'pages', h1: ['Drains'], ...wanted, ...head }
  // The rule reads nothing else of a site.
  const manifest = { site: { business: { name: 'Gorge Drain' } } }
  const sourceOf = () => ({ file: 'a', line: 1, column: 1 })
  const site = { pages: [page], headOf, sourceOf, manifest } as unknown as AuditedSite
  const findings = [...headAltered.check(site, { manifest: {} as never, limit: () => 0 })]
  return findings.map(({ what, severity }) => (severity ? `${severity}: ${what}` : what))
}

test('a title with the name of another company is an error', () => {
  const own = { ...wanted, title: 'Drain Services | Gorge Drain' }
  expect(found({ title: 'Drain Services | Sparkle Drains' }, () => own)).toEqual([
    'error: The title of /a/ is "Drain Services | Sparkle Drains", but the manifest gives it "Drain Services | Gorge Drain".',
  ])
  expect(found({ title: 'Drains | Gorge Drain' }, () => own)).toEqual([expect.stringMatching(/^The title/)])
})

test('a title that was cut is a finding with both titles', () => {
  expect(found({ title: 'Drain Services in Hood…' })).toEqual([
    'The title of /a/ is "Drain Services in Hood…", but the manifest gives it "Drain Services in Hood River, OR".',
  ])
})

test('a description with other words is a finding', () => {
  expect(found({ description: 'Founded in 2009.' })).toHaveLength(1)
})

test('a description with other numbers, or that says the contrary, is an error; one that was cut is none', () => {
  const own = { ...wanted, description: 'Call Monday to Friday from 8 to 6. We never charge for a look at 2 drains.' }
  const severities = (description: string) => found({ description }, () => own).map((what) => what.split(' ', 1)[0])
  expect(severities(own.description.replace('8 to 6', '9 to 5'))).toEqual(['error:'])
  expect(severities(own.description.replace('never ', ''))).toEqual(['error:'])
  expect(severities(own.description.replace('Friday', 'Saturday'))).toEqual(['error:'])
  expect(severities('Call Monday to Fri…')).toEqual(['The'])
  expect(severities(own.description.replace('a look at', 'seeing'))).toEqual(['The'])
})

test('the same texts are not findings, nor are a title that is missing and a site that is being built', () => {
  expect(found({})).toEqual([])
  expect(found({ title: '' })).toEqual([])
  expect(found({ title: 'Other' }, null as unknown as undefined)).toEqual([])
})

test('a heading with other words is a finding, unless the page has several or none', () => {
  expect(found({ h1: ['Drain'] })).toEqual(['The heading of /a/ is "Drain", but the manifest gives it "Drains".'])
  expect(found({ h1: ['Drain', 'Drains'] })).toEqual([])
  expect(found({ h1: [] })).toEqual([])
})
