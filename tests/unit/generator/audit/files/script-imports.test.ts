import { expect, test } from 'vitest'
import { deadImports } from '#generator/audit/files/script-imports.ts'
import type { SiteFiles } from '#generator/core/audited-site.ts'

const filesOf = (texts: Record<string, string>): SiteFiles => ({
  urls: Object.keys(texts),
  has: (url) => url in texts,
  bytes: (url) => texts[url]?.length ?? 0,
  read: (url) => Buffer.from(texts[url] ?? ''),
  head: (url) => Buffer.from(texts[url] ?? ''),
  tail: (url) => Buffer.from(texts[url] ?? ''),
})

test('a missing module of a dynamic import is reported with its script', () => {
  const files = filesOf({ '/assets/a.js': 'import{x}from"./b.js";const f=()=>import(`./c.js`)', '/assets/b.js': '' })
  expect(deadImports(files)).toEqual([{ url: '/assets/c.js', script: '/assets/a.js' }])
})

test('a package, and a name in another text, is none', () => {
  expect(deadImports(filesOf({ '/a.js': 'import "react";const text = "./b.js"' }))).toEqual([])
})
