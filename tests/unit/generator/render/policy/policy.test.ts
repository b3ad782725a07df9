import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { collectSources } from '#generator/render/policy/collect-sources.ts'
import { hashSource, originsOfEmbeds, policySources } from '#generator/render/policy/page-sources.ts'
import { changePolicy, policyElement, unknownPolicy } from '#generator/render/policy/placeholder.ts'
import { noSources, pagePolicy, sitePolicy } from '#generator/render/policy/policy.ts'
import { scannedPage } from '../../../../support/scanned-page.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const sources = {
  scripts: [sha256('a')],
  styles: [sha256('b')],
  frames: ['https://book.example'],
  connections: ['https://api.example', 'https://book.example'],
}

test('a page may run its own inline script and style, and no other', () => {
  const found = policySources(
    scannedPage('<style data-href="x">a{}</style><script type="speculationrules">{}</script>'),
    undefined,
  )
  expect(found).toEqual({ ...noSources, styles: [sha256('a{}')], scripts: [sha256('{}')] })
})

test('a page may load and send what every page of the site may', () => {
  const always = { scripts: ['https://a.example'], connections: ['https://b.example'] }
  expect(policySources(scannedPage('<p>'), { always })).toEqual({ ...noSources, ...always })
})

test('a hash is of the bytes in the page, whatever its characters', () => {
  expect(hashSource('é😀\u2028')).toBe(sha256('é😀\u2028'))
})

test('structured data and scripts of files need no hash', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script type="module" src="/a.js"></script>'
  expect(policySources(scannedPage(html))).toEqual(noSources)
})

test('a page may run the script of an embed, by its origin; markup from text is then left to that script', () => {
  const html =
    '<script src="https://book.example/embed.js" integrity="sha384-x" crossorigin="anonymous" defer=""></script>'
  const found = policySources(scannedPage(html))
  expect(found).toEqual({ ...noSources, scripts: ['https://book.example'] })
  expect(sitePolicy(found)).toContain("script-src 'self' https://book.example;")
  expect(sitePolicy(found)).not.toContain('require-trusted-types-for')
})

test('a page may show and request its frames, including one in a template', () => {
  const html =
    '<iframe src="https://b.example/x?a=1&amp;b" title=""></iframe><template><iframe title="" src="https://a.example:8443/"></iframe></template>'
  const origins = ['https://a.example:8443', 'https://b.example']
  expect(policySources(scannedPage(html))).toEqual({ ...noSources, frames: origins, connections: origins })
})

test('a frame may navigate to the further origins of its embed, which the page does not request', () => {
  const further = originsOfEmbeds({
    booking: { url: 'https://a.example/form', alsoFrom: ['https://pay.example/x'] },
    portal: { url: 'https://a.example/login', alsoFrom: ['https://login.example'] },
    map: undefined,
  })
  const found = policySources(scannedPage('<iframe src="https://a.example/form"></iframe>'), {
    furtherOrigins: further,
  })
  expect(found.frames).toEqual(['https://a.example', 'https://login.example', 'https://pay.example'])
  expect(found.connections).toEqual(['https://a.example'])
})

test('a page that contains the quote form may send to its endpoint', () => {
  const endpoint = 'https://api.example'
  expect(
    policySources(scannedPage(`<div data-props="{&quot;endpoint&quot;:&quot;${endpoint}/quotes&quot;}">`), { endpoint })
      .connections,
  ).toEqual([endpoint])
  expect(policySources(scannedPage('<p>'), { endpoint }).connections).toEqual([])
})

test('text about elements adds no sources', () => {
  const html = '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p title="&lt;iframe src=&quot;https://evil.example&quot;">'
  expect(policySources(scannedPage(html))).toEqual(noSources)
})

test('a page without frames forbids frames', () => {
  expect(pagePolicy(noSources)).toBe(
    "default-src 'self';script-src 'self';style-src 'self';frame-src 'none';object-src 'none';base-uri 'none';form-action 'self'",
  )
})

test('no policy allows inline code without a hash, or every host', () => {
  for (const policy of [pagePolicy(sources), sitePolicy(sources)]) expect(policy).not.toMatch(/unsafe|\*|data:|http:/)
})

test('the policy of the site requires trusted types, so no text becomes markup', () => {
  expect(sitePolicy(sources)).toMatch(/;require-trusted-types-for 'script'$/)
})

/**
 * Scripts from the site itself are no weakness here: the site serves only files that its build made, without uploads,
 * JSONP or Angular. The evaluator cannot know this and reports "maybe".
 */
const ownScripts = { directive: 'script-src', value: "'self'" }

test.each([
  ['of a page', pagePolicy(sources)],
  ['of a page without anything', pagePolicy(noSources)],
  ['of the site', sitePolicy(sources)],
])('the evaluator reports no weakness in the policy %s', (_, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const serious = findings.filter(({ severity }) => severity < Severity.INFO)
  expect(serious).toEqual([expect.objectContaining({ ...ownScripts, severity: Severity.MEDIUM_MAYBE })])
})

describe('the placeholder', () => {
  const page = scannedPage(
    `<html><head><meta charSet="utf-8"/>${policyElement(unknownPolicy)}<title>x</title><script>a()</script></head><body><p>{policy}</p><nav>N</nav><main><a href="/b/">b</a></main></body></html>`,
  )
  const policy = `default-src 'self';script-src 'self' ${hashSource('a()')} $& $1`

  test('is replaced by the policy, and the text of the page is not', () => {
    const { html } = changePolicy(structuredClone(page), unknownPolicy, policy)
    expect(html).toBe(page.html.replace(policyElement(unknownPolicy), () => policyElement(policy)))
  })

  test('leaves a scan like one of the filled page: elements, offsets and attributes', () => {
    const filled = changePolicy(structuredClone(page), unknownPolicy, policy)
    expect(filled).toEqual(scannedPage(filled.html))
    const { own } = filled
    expect(own.elements.map(({ offset }) => own.html[offset])).toEqual(own.elements.map(() => '<'))
  })

  test('fits a policy that is shorter than itself', () => {
    const filled = changePolicy(structuredClone(page), unknownPolicy, 'x')
    expect(filled).toEqual(scannedPage(filled.html))
  })

  test('may be the policy of another page', () => {
    const filled = changePolicy(structuredClone(page), unknownPolicy, policy)
    const other = "default-src 'self'"
    expect(changePolicy(structuredClone(filled), policy, other)).toEqual(
      scannedPage(filled.html.replace(policy, () => other)),
    )
  })

  test('is required', () => {
    expect(() => changePolicy(scannedPage('<html><head></head></html>'), unknownPolicy, policy)).toThrow('/a/')
  })
})

test('the policy of the site does not depend on the order of the pages', () => {
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

test('sources that were added before are not returned again', () => {
  const collected = collectSources()
  expect(collected.add(sources)).toEqual(sources)
  expect(collected.add(sources)).toBeUndefined()
})
