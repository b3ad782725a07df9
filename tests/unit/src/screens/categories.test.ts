import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import { matchPage } from '#src/routes.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite } from '../../small-site.ts'

const withCategory: readonly ManifestEdit[] = [
  {
    file: 'categories/drains.yaml',
    write: '{ name: Drains and Sewers, order: 1, description: Everything that runs away., body: Ask **early**. }',
  },
  { file: 'services/drain-cleaning.yaml', replace: 'icon: pipe\n', with: 'icon: pipe\ncategory: drains\n' },
]
const rendered = async (id: 'services' | 'serviceCategory' | 'servicePlace', params: Record<string, string>) =>
  createRenderer(await smallSite(withCategory)).render({ id, params }).html

test('a category has a page with its text and its services alone', async () => {
  const html = await rendered('serviceCategory', { category: 'drains' })
  expect(html).toContain('<h1>Drains and Sewers</h1>')
  expect(html).toContain('Ask <strong>early</strong>.')
  const cards = [...html.matchAll(/<li class="service-card">.*?href="([^"]*)"/g)].map(([, href]) => href)
  expect(cards).toEqual(['/services/drain-cleaning/'])
})

test('its URL is not a page of a service in a place', async () => {
  const site = await smallSite(withCategory)
  expect(matchPage(site, '/services/category/drains/')?.id).toBe('serviceCategory')
  expect(matchPage(site, '/services/drain-cleaning/odell/')?.id).toBe('servicePlace')
})

test('the list of services groups them by category, those in none at the end', async () => {
  const html = await rendered('services', {})
  const parts = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>|href="(\/services\/[^"]+)"/g)].map(
    ([, heading, href]) => heading ?? href,
  )
  const main = parts.slice(parts.indexOf('Drains and Sewers'))
  expect(main.slice(0, 5)).toEqual([
    'Drains and Sewers',
    '/services/drain-cleaning/',
    '/services/category/drains/',
    'Other Kinds of Work',
    '/services/sewer-inspection/',
  ])
})

test('the breadcrumb of a service leads through its category', async () => {
  const html = await rendered('servicePlace', { service: 'drain-cleaning', location: 'odell' })
  const [trail = ''] = /<nav class="breadcrumbs".*?<\/nav>/s.exec(html) ?? []
  expect([...trail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/',
    '/services/',
    '/services/category/drains/',
    '/services/drain-cleaning/',
  ])
})
