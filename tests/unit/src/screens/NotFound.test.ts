import { expect, test } from 'vitest'
import { scanHtml } from '#generator/scan/scan.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { smallSite } from '../../small-site.ts'

const html = createRenderer(await smallSite()).render({ id: 'notFound', params: {} })

test('404.html has one h1, that of the general message', () => {
  expect(scanHtml(html).h1).toEqual(['404 Page Not Found'])
})

test('the message for each kind of thing is hidden in the page, its link where the audit sees it', () => {
  const messages = [...html.matchAll(/data-kind="(\w+)" data-heading="([^"]*)" hidden=""/g)]
  expect(messages.map(([, kind, heading]) => [kind, heading])).toEqual([
    ['service', 'Service Not Found'],
    ['location', 'Location Not Found'],
    ['county', 'County Not Found'],
  ])
  expect(scanHtml(html).links.filter((link) => link === '/service-areas/').length).toBeGreaterThanOrEqual(2)
})
