import { expect, test } from 'vitest'
import { jsonldParses } from '#generator/audit/rules/structured-data/jsonld-parses.ts'
import type { Manifest } from '#manifest/schema.ts'
import { scannedPage } from '../../../../../support/scanned-page.ts'

test('reports every block that is not JSON, with the message of the parser', () => {
  const block = (json: string) => `<script type="application/ld+json">${json}</script>`
  const page = scannedPage(block('{"a":') + block('{"a":1}') + block('nix'))
  const issues = [...jsonldParses.check(page, { manifest: {} as Manifest, limit: () => 0 })] // not read
  expect(issues).toHaveLength(2)
  expect(issues[1]?.what).toMatch(/^The structured data \{pages\} is not JSON: .*nix/)
})
