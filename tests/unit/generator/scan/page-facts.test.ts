import { describe, expect, test } from 'vitest'
import type { PageFacts, SharedPart } from '#generator/facts.ts'
import { scanPage, scanPart } from '#generator/scan/page-facts.ts'

const origin = 'https://town.example'

function scan(html: string, { path = '/a/', parts = [] }: { path?: string; parts?: SharedPart[] } = {}): PageFacts {
  const meta = { path, file: 'a/index.html', route: 'contact', section: 'pages', params: {} } as const
  return scanPage(html, Buffer.from(html), meta, parts, origin)
}

describe('shared parts', () => {
  const html = '<nav><a href="/contact/" id="nav">Contact</a></nav>'
  const footer = scanPart('footer', html, origin)

  test('a part is scanned for its own links and ids', () => {
    expect(footer.facts).toEqual({ links: ['/contact/'], resources: [], ids: ['nav'] })
  })

  test('a page with the very bytes of a part names it, and leaves its links and ids out', () => {
    expect(scan(`<main><a href="/b/">b</a></main>${html}`, { parts: [footer] })).toMatchObject({
      parts: ['footer'],
      links: ['/b/'],
      ids: [],
    })
  })

  test('a page with a part that differs by one byte does not name it, and its links are the page’s own', () => {
    const other = html.replace('Contact', 'contact')
    expect(scan(`<main><a href="/b/">b</a></main>${other}`, { parts: [footer] })).toMatchObject({
      parts: [],
      links: ['/b/', '/contact/'],
      ids: ['nav'],
    })
  })

  test('a part that is there twice is cut once: the second is the page’s own', () => {
    expect(scan(html + html, { parts: [footer] }).links).toEqual(['/contact/'])
  })

  test('an empty part is on no page', () => {
    expect(scan('<main></main>', { parts: [scanPart('footer', '', origin)] }).parts).toEqual([])
  })
})

describe('addresses', () => {
  test.each([
    ['a root-relative one stays', '/b/', '/b/'],
    ['one relative to the page is resolved', 'c/', '/a/c/'],
    ['one segment up is resolved', '../b/', '/b/'],
    ['more segments up than there are end at the root', '../../../b/', '/b/'],
    ['a dot segment in the middle is resolved', '/b/../c/', '/c/'],
    ['a dot segment at the beginning is resolved', '/../b/', '/b/'],
    ['a dot segment that leads nowhere is resolved', '/./b/', '/b/'],
    ['doubled slashes after this origin stay', 'https://town.example//b/', '//b/'],
    ['the port every origin has is none', 'https://town.example:443/b/', '/b/'],
    ['a fragment alone is on the page itself', '#top', '/a/#top'],
    ['a fragment stays', '/b/#hours', '/b/#hours'],
    ['a query goes', '/b/?from=home', '/b/'],
    ['a query goes and the fragment after it stays', '/b/?from=home#hours', '/b/#hours'],
    ['a query alone is the page itself', '?from=home', '/a/'],
    ['an absolute one on this origin becomes root-relative', 'https://town.example/b/', '/b/'],
    ['the bare origin is the front page', 'https://town.example', '/'],
    ['a space becomes what a browser would ask for', '/b c/', '/b%20c/'],
    ['what no browser could resolve stays, to be found dead', 'https://', 'https://'],
  ])('%s', (_, url, target) => {
    expect(scan(`<a href="${url}">x</a>`).links).toEqual([target])
  })

  test.each([
    ['another host', 'https://other.example/b/'],
    ['a host that only begins like this one', 'https://town.example.evil.example/b/'],
    ['another host with the scheme of this one', '//other.example/b/'],
    ['another port', 'https://town.example:8443/b/'],
    ['another scheme', 'http://town.example/b/'],
    ['a telephone number', 'tel:+15415550137'],
    ['a mail address', 'mailto:office@town.example'],
    ['script', 'javascript:void(0)'],
  ])('%s is not on this site', (_, url) => {
    expect(scan(`<a href="${url}">x</a>`).links).toEqual([])
  })

  test('an origin that names its port is the same without', () => {
    const part = scanPart('part', '<a href="https://town.example/b/?x">x</a>', 'https://town.example:443')
    expect(part.facts.links).toEqual(['/b/'])
  })

  test('an address spelt in several ways is listed once', () => {
    const html = '<a href="/b/">1</a><a href="../b/">2</a><a href="https://town.example/b/?x">3</a>'
    expect(scan(html).links).toEqual(['/b/'])
  })
})

describe('structured data and social tags', () => {
  const block = (json: string) => `<script type="application/ld+json">${json}</script>`

  test('addresses of this site are gathered from any depth, without fragment, each once', () => {
    const html = `<meta property="og:url" content="${origin}/a/"/>${block(
      `{"@id":"${origin}/a/#webpage","about":[{"url":"${origin}/b/"}],"sameAs":"https://other.example/"}`,
    )}`
    expect(scan(html).dataUrls).toEqual(['/a/', '/b/'])
  })

  test('the names of list items are the breadcrumb trail', () => {
    const trail = '{"itemListElement":[{"@type":"ListItem","name":"Home"},{"@type":"ListItem","name":"Odell"}]}'
    expect(scan(block(trail)).breadcrumbs).toEqual(['Home', 'Odell'])
  })

  test('a block that is not JSON is an error, and the others are read all the same', () => {
    const facts = scan(block('{"a":') + block(`{"url":"${origin}/b/"}`))
    expect(facts.jsonLdErrors).toHaveLength(1)
    expect(facts.dataUrls).toEqual(['/b/'])
  })
})

test('size and hash are those of the bytes', () => {
  // SHA-256 of "abc", FIPS 180-2 appendix B.1: ba7816bf 8f01cfea 414140de …; 16 of its hex digits are kept
  expect(scan('abc')).toMatchObject({ bytes: 3, hash: 'ba7816bf8f01cfea' })
})

test('size counts bytes, not letters', () => {
  // é is two bytes of UTF-8
  expect(scan('é').bytes).toBe(2)
})
