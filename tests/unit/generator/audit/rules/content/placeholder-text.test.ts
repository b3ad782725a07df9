import { expect, test } from 'vitest'
import { placeholderText } from '#generator/audit/rules/content/placeholder-text.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const found = (html: string) =>
  Array.from(
    placeholderText.check(scanHtml(html), { manifest: {} as Manifest, limit: () => 0 }),
    ({ phrase }) => phrase,
  )

test('a placeholder in the description is reported', () => {
  expect(found('<meta name="description" content="TBD"/>')).toEqual(['TBD'])
})

test('the letters of a hash in the security policy are no placeholder', () => {
  const policy = "style-src 'sha256-TBD+53VLqq9uTjHKuPe5etu1+B+wCejTB8134GCWA0s='"
  expect(found(`<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)).toEqual([])
})
