import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite } from '../../small-site.ts'

const withEndpoint: ManifestEdit = {
  file: 'site.yaml',
  replace: 'embeds: {}',
  with: 'embeds: {}\nquotes: { endpoint: /api/quotes }',
}
const contactPage = async (edits: ManifestEdit[]) =>
  createRenderer(await smallSite(edits)).render({ id: 'contact', params: { page: 'contact' } }).html

test('without an endpoint the contact page has no quote form', async () => {
  expect(await contactPage([])).not.toContain('data-island')
})

test('the form needs only an endpoint: every text has a default, every choice comes from the manifest', async () => {
  const html = await contactPage([withEndpoint])
  expect(html).toContain('<h2 id=')
  // The company may charge for it.
  expect(html).toContain('Request a Quote</h2>')
  expect(html).toContain('<option value="sewer-inspection">Sewer Inspection</option>')
  expect(html).toContain('<option value="Once">Once</option>')
  expect(html).toContain('<option value="Odell">')
})

test('a box and a group of boxes have the mark of required fields', async () => {
  const write = `
fields:
  - { name: email, type: email, label: E-mail, required: true }
  - { name: rooms, type: checkboxes, label: Rooms, options: [Kitchen, Bath], required: true }
  - { name: agrees, type: checkbox, label: You may call me, required: true }
  - { name: pets, type: checkbox, label: There are pets }
`
  const html = await contactPage([withEndpoint, { file: 'quote.yaml', write }])
  expect(html).toContain('Rooms<!-- --> <span class="field-required">Required</span></legend>')
  expect(html).toContain('You may call me<span class="field-required" aria-hidden="true">Required</span>')
  expect(html).toContain('There are pets</label>')
})

test('without a checklist the form has no add-ons', async () => {
  expect(await contactPage([withEndpoint])).not.toContain('name="addOnServices')
})

test('a request times out after the time in site.yaml, by default 20 seconds', async () => {
  expect(await contactPage([withEndpoint])).toContain('&quot;timeout&quot;:20000')
  const quick = { ...withEndpoint, with: 'embeds: {}\nquotes: { endpoint: /api/quotes, timeout: 1900 }' }
  expect(await contactPage([quick])).toContain('&quot;timeout&quot;:1900')
})

test('a request carries cookies, unless site.yaml says otherwise', async () => {
  expect(await contactPage([withEndpoint])).toContain('&quot;credentials&quot;:&quot;include&quot;')
  const bare = { ...withEndpoint, with: 'embeds: {}\nquotes: { endpoint: /api/quotes, credentials: omit }' }
  expect(await contactPage([bare])).toContain('&quot;credentials&quot;:&quot;omit&quot;')
})
