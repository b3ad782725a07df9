import { expect, test } from 'vitest'
import { scanHtml } from '#generator/scan/scan.ts'
import { createRenderer } from '#src/entry-server.tsx'
import { smallSite } from '../../small-site.ts'

const html = createRenderer(await smallSite()).render({ id: 'notFound', params: {} })

test('404.html has one h1, that of the general message', () => {
  expect(scanHtml(html).h1).toEqual(['404 Page Not Found'])
})

test('the message for each kind of thing is data, with the address of its link', () => {
  const [, json = ''] = / data-messages="([^"]*)"/.exec(html) ?? []
  expect(JSON.parse(json.replaceAll('&quot;', '"'))).toMatchObject({
    service: { heading: 'Service Not Found', back: { label: 'Drain Services', path: '/services/' } },
    location: { text: 'The requested service area could not be found.', back: { path: '/service-areas/' } },
    county: { heading: 'County Not Found' },
  })
})
