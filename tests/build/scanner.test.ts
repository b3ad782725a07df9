import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { distinctPages, pagesOf } from '../support/distinct-pages.ts'
import { expectTheScannerToRead, parsedFacts, scannedFacts } from '../support/scanned-facts.ts'

const dist = join(inject('sampleDir'), 'dist')

test('the scanner reads of a page of each skeleton of the sample what a real parser reads', () => {
  const pages = distinctPages(dist)
  expect(pages.length).toBeGreaterThan(30)
  expectTheScannerToRead(pages)
})

/** Ways in which another hand might have written the same page. */
const rewritings: Record<string, (html: string) => string> = {
  'with names in upper case': (html) =>
    html.replace(/<(\/?)([a-z][a-z0-9]*)(?=[\s>/])/g, (_, slash, name) => `<${slash}${name.toUpperCase()}`),
  'with attributes in single quotes': (html) => html.replace(/([a-z-]+)="([^"'<>]*)"(?=[\s/>])/gi, "$1='$2'"),
  'without quotes where none are needed': (html) => html.replace(/([a-z-]+)="([a-z0-9#./:-]+)"(?=[\s>])/gi, '$1=$2'),
  'with a line break before every attribute': (html) => html.replace(/ ([a-z-]+)="/gi, '\n\t$1 = "'),
  'with comments between elements': (html) =>
    html.replace(/<\/(p|li|div|section)>/g, '</$1><!-- > <a href="/no/">no</a> -->'),
}

test.each(Object.entries(rewritings))('so it does of pages written %s', (_, rewrite) => {
  // One page of each kind and some: what differs is the way of writing, not the content.
  for (const { file, html } of pagesOf(dist).filter((_page, index) => index % 40 === 0)) {
    const { head, rest } = splitScripts(html)
    const rewritten = head + rewrite(rest)
    expect(rewritten, file).not.toBe(html)
    expect(scannedFacts(rewritten), file).toEqual(parsedFacts(rewritten))
  }
})

/** A head with its scripts and policies stays as it is. */
function splitScripts(html: string): { head: string; rest: string } {
  const end = html.indexOf('<body')
  return { head: html.slice(0, end), rest: html.slice(end) }
}
