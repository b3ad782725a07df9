import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import { matchPage } from '#src/routes.ts'
import type { ManifestEdit } from '../../../support/manifest-case.ts'
import { smallSite } from '../../small-site.ts'

const careers: ManifestEdit = {
  file: 'pages/careers.md',
  write: `---
screen: careers
heading: Work With Us
benefits: { heading: What You Get, cards: [{ icon: pipe, title: Fridays, text: Pay is on Fridays. }] }
application: { heading: How to Apply, text: Write a few lines to us. }
contact: { heading: Questions, text: Ask., action: { page: contact, label: Contact } }
---
You start beside a plumber.`,
}

async function pageAt(path: string, edits: readonly ManifestEdit[]): Promise<string> {
  const site = await smallSite(edits)
  const page = matchPage(site, path)
  if (!page) throw new Error(`The small site has no page ${path}.`)
  return createRenderer(site).render(page).html
}

test('a company without an application form says how to apply', async () => {
  const html = await pageAt('/careers/', [careers])
  expect(html).toContain('How to Apply')
  expect(html).toContain('Write a few lines to us.')
})

test('a company without a booking frame says how to book', async () => {
  expect(await pageAt('/contact/', [])).toContain('Pick a time')
})
