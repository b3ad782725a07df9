import { pageFacts } from '#generator/audit/facts/page-facts.ts'
import type { PageFacts } from '#generator/core/facts.ts'
import type { PageMeta, ScannedPage } from '#generator/core/html/page.ts'
import { createPageScanner } from '#generator/scan/page-scanner.ts'
import type { Manifest } from '#manifest/schema.ts'

export const pageOrigin = 'https://town.example'

/** One page by its HTML alone. */
export function scannedPage(html: string, meta: Partial<PageMeta> = {}): ScannedPage {
  const standard = { path: '/a/', file: 'a/index.html', route: 'contact', section: 'pages', params: {} } as const
  return createPageScanner().scan(html, Buffer.from(html), { ...standard, ...meta })
}

/** What the site's rules and the report get to know of it. No name is masked, and no rule applied. */
export function scannedFacts(html: string, meta: Partial<PageMeta> = {}): PageFacts {
  const empty = new Uint32Array()
  const manifest = {
    cities: [],
    counties: [],
    site: { origin: pageOrigin, claims: [], policies: [] },
  } as unknown as Manifest // all that is read of it
  return pageFacts(
    scannedPage(html, meta),
    {
      manifest,
      masked: (text) => text,
      shingles: () => ({ words: 0, shingles: { plain: empty, named: empty, masked: empty } }),
    },
    [],
  )
}
