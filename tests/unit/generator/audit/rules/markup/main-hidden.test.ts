import { expect, test } from 'vitest'
import { mainHidden } from '#generator/audit/rules/markup/main-hidden.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const context = { manifest: {} as Manifest, limit: () => 0 } // what the rule reads

const found = (body: string) =>
  Array.from(mainHidden.check(scanHtml(`<html><body>${body}</body></html>`), context), ({ what }) => what)

test.each([
  ['<header inert></header><main></main>', 'The <header> {pages} has inert.'],
  ['<main></main><footer aria-hidden="true"></footer>', 'The <footer> {pages} has aria-hidden="true".'],
  ['<main aria-hidden="true"></main>', 'The <main> {pages} has aria-hidden="true".'],
])('%s', (body, what) => {
  expect(found(body)).toEqual([what])
})

test.each([
  '<header class="a"></header><main></main>',
  '<header hidden></header><main></main>',
  '<main><article><header aria-hidden="true"></header></article></main>',
])('%s is not hidden', (body) => {
  expect(found(body)).toEqual([])
})
