import { pageFacts } from '#generator/audit/facts/page-facts.ts'
import type { PageFacts } from '#generator/core/facts.ts'
import type { PageMeta, ScannedPage } from '#generator/core/html/page.ts'
import { blockKey } from '#generator/core/text/text-blocks.ts'
import { createPageScanner } from '#generator/scan/page-scanner.ts'
import type { Manifest } from '#manifest/schema.ts'

export const pageOrigin = 'https://town.example'

/** Scans a page that is given by its HTML. */
export function scannedPage(html: string, meta: Partial<PageMeta> = {}): ScannedPage {
  const standard = { path: '/a/', file: 'a/index.html', route: 'contact', section: 'pages', params: {} } as const
  return createPageScanner().scan(html, { ...standard, ...meta })
}

/** Facts of a page, as site rules and the report receive them. No name is masked, and no rule checks the page. */
export function scannedFacts(html: string, meta: Partial<PageMeta> = {}): PageFacts {
  const manifest = {
    cities: [],
    counties: [],
    site: { origin: pageOrigin, claims: [], policies: [] },
  } as unknown as Manifest // no other field is read
  const shingles = { plain: new Uint32Array(), named: new Uint32Array(), masked: new Uint32Array() }
  const reader = {
    manifest,
    masked: (text: string) => text,
    maskedHeading: (text: string) => text,
    maskedBlock: ({ text }: { text: string }) => text,
    block: ({ text }: { text: string }) => ({
      key: blockKey(text),
      words: 0,
      shingles,
      claims: [],
      policies: [],
      statements: undefined,
    }),
    strays: () => [],
  }
  return pageFacts({ page: scannedPage(html, meta), bytes: Buffer.from(html), issues: [] }, reader)
}
