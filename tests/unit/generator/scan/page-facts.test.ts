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

describe('the hash of the content', () => {
  const head = '<title>Drains</title><meta name="description" content="Two vans."/>'
  const page =
    '<header>A</header><main><h1>Drains</h1><p>We <b>clear</b> <a href="/b/">them</a>.</p><img src="/images/a-1.jpg" alt="A"/></main><footer>B</footer>'
  const hash = (html: string) => scan(html).contentHash
  const same = hash(head + page)

  test.each([
    ['the title', head.replace('Drains', 'Pipes') + page],
    ['the description', head.replace('Two', 'Three') + page],
    ['a word of the text', head + page.replace('clear', 'film')],
    ['the words of a link', head + page.replace('them', 'pipes')],
    ['where a link leads', head + page.replace('/b/', '/c/')],
    ['the order of the text', head + page.replace('<h1>Drains</h1><p>We', '<p>We<h1>Drains</h1>')],
  ])('changes with %s', (_, html) => {
    expect(hash(html)).not.toBe(same)
  })

  test.each([
    [
      'a picture or what describes it',
      head + page.replace('/images/a-1.jpg', '/images/b-2.jpg').replace('alt="A"', 'alt="B"'),
    ],
    ['header and footer', head + page.replace('A</header>', 'X</header>').replace('B</footer>', 'Y</footer>')],
    [
      'the elements around a text, and their classes',
      head + page.replace('<h1>', '<div class="x"><h1 id="y">').replace('</h1>', '</h1></div>'),
    ],
    [
      'scripts, styles and structured data',
      `${head}<script type="application/ld+json">{}</script>${page.replace('</main>', '<script type="application/json">{"a":1}</script></main>')}`,
    ],
    [
      'social tags and robots',
      `${head}<meta property="og:title" content="x"/><meta name="robots" content="noindex"/>${page}`,
    ],
    ['comments between two texts', head + page.replace('We ', 'We<!-- --> ')],
    ['line breaks between elements', head + page.replace('<p>', '\n<p>')],
  ])('does not change with %s', (_, html) => {
    expect(hash(html)).toBe(same)
  })

  test('does not depend on the address of the page', () => {
    expect(scan(head + page, { path: '/elsewhere/' }).contentHash).toBe(same)
  })
})

describe('pictures', () => {
  test('are those of main, each by the address its img names, whole or root-relative', () => {
    const html = `<header><img src="/images/logo-1.jpg"/></header><main><picture><source srcset="/images/a-1-352.avif 352w"/><img src="/images/a-1-704.jpg"/></picture><img src="${origin}/images/b-2-704.jpg"/></main><img src="/images/c-3-704.jpg"/>`
    expect(scan(html).pictures).toEqual(['/images/a-1-704.jpg', '/images/b-2-704.jpg'])
  })

  test('a picture at two sizes is one, the first', () => {
    const html = '<main><img src="/images/a-1f-1408.jpg"/><img src="/images/a-1f-144x144.jpg"/></main>'
    expect(scan(html).pictures).toEqual(['/images/a-1f-1408.jpg'])
  })

  test('names that differ in their last word are two', () => {
    const html = '<main><img src="/press/logo-dark.svg"/><img src="/press/logo-light.svg"/></main>'
    expect(scan(html).pictures).toEqual(['/press/logo-dark.svg', '/press/logo-light.svg'])
  })

  test('of other hosts, and those written out in the page, are none', () => {
    const html = '<main><img src="https://other.example/a.jpg"/><img src="data:image/png;base64,AA"/></main>'
    expect(scan(html).pictures).toEqual([])
  })
})
