import { expect, test } from 'vitest'
import { elementsNamed } from '#generator/core/html/scan-html.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { scannedPage } from '../../../support/scanned-page.ts'
import { smallSite } from '../../small-site.ts'

const { html } = createRenderer(await smallSite()).render({ id: 'notFound', params: {} })
const page = scannedPage(html)

test('404.html has one h1, that of the general message', () => {
  expect(page.h1).toEqual(['404 Page Not Found'])
})

test('the message for each kind of record is hidden in the page, with a link that the audit sees', () => {
  const messages = [...html.matchAll(/data-kind="(\w+)" data-heading="([^"]*)" hidden=""/g)]
  expect(messages.map(([, kind, heading]) => [kind, heading])).toEqual([
    ['service', 'Service Not Found'],
    ['location', 'Location Not Found'],
    ['county', 'County Not Found'],
  ])
  const links = elementsNamed(page.own, 'a').map(({ attributes }) => attributes.href)
  expect(links.filter((link) => link === '/service-areas/').length).toBeGreaterThanOrEqual(2)
})
