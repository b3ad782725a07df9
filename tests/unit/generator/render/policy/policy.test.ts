import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { collectSources } from '#generator/render/policy/collect-sources.ts'
import { hashSource, originsOfEmbeds, policySources } from '#generator/render/policy/page-sources.ts'
import { noSources, pagePolicy, sitePolicy } from '#generator/render/policy/policy.ts'
import { withPolicy } from '#generator/render/policy/with-policy.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const sources = {
  scripts: [sha256('a')],
  styles: [sha256('b')],
  frames: ['https://book.example'],
  connections: ['https://api.example', 'https://book.example'],
}

test('a page may run its own inline script and style, and no other', () => {
  const found = policySources('<style data-href="x">a{}</style><script type="speculationrules">{}</script>', undefined)
  expect(found).toEqual({ ...noSources, styles: [sha256('a{}')], scripts: [sha256('{}')] })
})

test('a hash is of the bytes in the page, whatever its characters', () => {
  expect(hashSource('é😀\u2028')).toBe(sha256('é😀\u2028'))
})

test('structured data and scripts of files need no hash', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script type="module" src="/a.js"></script>'
  expect(policySources(html, undefined)).toEqual(noSources)
})

test('frames may be shown, and asked whether they answer, one that waits in a template too', () => {
  const html =
    '<iframe src="https://b.example/x?a=1&amp;b" title=""></iframe><template><iframe title="" src="https://a.example:8443/"></iframe></template>'
  const origins = ['https://a.example:8443', 'https://b.example']
  expect(policySources(html, undefined)).toEqual({ ...noSources, frames: origins, connections: origins })
})

test('a frame may go on to where its embed says, which is asked nothing', () => {
  const further = originsOfEmbeds({
    booking: { url: 'https://a.example/form', alsoFrom: ['https://pay.example/x'] },
    portal: { url: 'https://a.example/login', alsoFrom: ['https://login.example'] },
    map: undefined,
  })
  const found = policySources('<iframe src="https://a.example/form"></iframe>', undefined, further)
  expect(found.frames).toEqual(['https://a.example', 'https://login.example', 'https://pay.example'])
  expect(found.connections).toEqual(['https://a.example'])
})

test('the endpoint of the quote form may be sent to by the page that holds it', () => {
  const endpoint = 'https://api.example'
  expect(
    policySources(`<div data-props="{&quot;endpoint&quot;:&quot;${endpoint}/quotes&quot;}">`, endpoint).connections,
  ).toEqual([endpoint])
  expect(policySources('<p>', endpoint).connections).toEqual([])
})

test('text that speaks of elements is none', () => {
  const html = '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p title="&lt;iframe src=&quot;https://evil.example&quot;">'
  expect(policySources(html, undefined)).toEqual(noSources)
})

test('a page without frames may show none', () => {
  expect(pagePolicy(noSources)).toBe(
    "default-src 'self';script-src 'self';style-src 'self';frame-src 'none';object-src 'none';base-uri 'none';form-action 'self'",
  )
})

test('no policy allows what stands in no file and has no hash, or any host', () => {
  for (const policy of [pagePolicy(sources), sitePolicy(sources)]) expect(policy).not.toMatch(/unsafe|\*|data:|http:/)
})

test('text becomes markup on no page under the policy of the site', () => {
  expect(sitePolicy(sources)).toMatch(/;require-trusted-types-for 'script'$/)
})

/**
 * That scripts may come from this site is not a weakness of one that serves nothing but what its build made: no upload,
 * no JSONP, no Angular. The evaluator cannot know, and says "maybe".
 */
const ownScripts = { directive: 'script-src', value: "'self'" }

test.each([
  ['of a page', pagePolicy(sources)],
  ['of a page without anything', pagePolicy(noSources)],
  ['of the site', sitePolicy(sources)],
])('the evaluator has nothing against the policy %s', (_, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const serious = findings.filter(({ severity }) => severity < Severity.INFO)
  expect(serious).toEqual([expect.objectContaining({ ...ownScripts, severity: Severity.MEDIUM_MAYBE })])
})

test('the policy stands before everything it is to apply to', () => {
  const html = '<html><head><meta charSet="utf-8"/><title>x</title><script></script></head></html>'
  expect(withPolicy(html, "default-src 'self'")).toBe(
    `<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"/><title>x</title><script></script></head></html>`,
  )
  expect(() => withPolicy('<html><head></head></html>', 'x')).toThrow()
})

test('the policy of the site is the same, whichever page came first', () => {
  const pages = [
    { ...noSources, frames: ['https://b.example'] },
    { ...noSources, frames: ['https://a.example'], scripts: ['x'] },
  ]
  const all = [pages, [...pages].reverse()].map((order) => {
    const collected = collectSources()
    order.forEach(collected.add)
    return collected.all()
  })
  expect(all[0]).toEqual(all[1])
  expect(all[0]?.frames).toEqual(['https://a.example', 'https://b.example'])
})

test('what a thread has said once it does not say again', () => {
  const collected = collectSources()
  expect(collected.add(sources)).toEqual(sources)
  expect(collected.add(sources)).toBeUndefined()
})
