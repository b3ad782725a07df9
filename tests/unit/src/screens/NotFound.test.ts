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

test('404.html has social tags, without a URL, and is kept out of search engines', () => {
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*|robots)" content="([^"]*)"\/>/g)]
  expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toMatchObject({
    robots: 'noindex, follow',
    'og:type': 'website',
    'og:title': '404 Page Not Found | Gorge Drain &amp; Sewer',
    'og:description': expect.stringContaining('404 Page Not Found. Drain cleaning and sewer inspection'),
    'og:image': expect.stringContaining('https://gorgedrain.example/images/'),
    'twitter:card': 'summary_large_image',
    'twitter:title': '404 Page Not Found | Gorge Drain &amp; Sewer',
  })
  expect(html).not.toContain('og:url')
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
