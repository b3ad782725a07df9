import { describe, expect, test } from 'vitest'
import { linkFacts } from '#generator/audit/facts/page-facts.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import { createPageScanner } from '#generator/scan/page-scanner.ts'
import { pageOrigin as origin, scannedFacts } from '../../../../support/scanned-page.ts'

const scan = (html: string, meta: { path?: string } = {}) => {
  const facts = scannedFacts(html, meta)
  return { ...facts, links: [...new Set(facts.links.map(({ target }) => target))] }
}

describe('shared parts', () => {
  const meta = { path: '/a/', file: '', route: 'contact', section: 'pages', params: {} } as const
  const page = (main: string, footer: string) => `<body><nav>N</nav><main>${main}</main>${footer}</body>`
  const footer = '<footer id="end"><a href="/contact/">Contact</a></footer>'

  test('header and footer are scanned once for all pages with the same bytes', () => {
    const scanner = createPageScanner()
    const scanned = ['One', 'Two'].map((main) => scanner.scan(page(main, footer), meta))
    expect(scanned[0]?.parts[1]).toBe(scanned[1]?.parts[1])
    expect(scanner.takeNewParts().map(({ name }) => name.split(' ')[0])).toEqual(['header', 'footer'])
    expect(scanner.takeNewParts()).toEqual([])
  })

  test('links and ids of a part do not count as those of the page', () => {
    expect(scan(page('<a href="/b/" id="x">b</a>', footer))).toMatchObject({ links: ['/b/'], ids: ['x'] })
  })

  test('a part that differs by one byte is another part', () => {
    const scanner = createPageScanner()
    for (const end of [footer, footer.replace('Contact', 'contact')]) scanner.scan(page('', end), meta)
    const footers = scanner.takeNewParts().filter(({ name }) => name.startsWith('footer'))
    expect(new Set(footers.map(({ name }) => name)).size).toBe(2)
  })

  test('a page without main has no shared parts', () => {
    expect(scan(`<body>${footer}</body>`)).toMatchObject({ links: ['/contact/'], parts: [] })
  })
})

test('a link has a target, a text, and whether it is in the main content', () => {
  const html =
    '<main><nav><a href="/up/">Up</a></nav><p><a href="/b/">See <b>b</b></a> <a href="/c/"><img src="c.jpg" alt="A cat"></a></p></main>'
  expect(linkFacts(scanHtml(html), '/a/', origin).links).toEqual([
    { target: '/up/', text: 'Up', isInMain: false },
    { target: '/b/', text: 'See b', isInMain: true },
    { target: '/c/', text: 'A cat', isInMain: true },
  ])
})

describe('URLs', () => {
  test.each([
    ['a root-relative one stays', '/b/', '/b/'],
    ['one relative to the page is resolved', 'c/', '/a/c/'],
    ['one segment up is resolved', '../b/', '/b/'],
    ['more segments up than there are end at the root', '../../../b/', '/b/'],
    ['a dot segment in the middle is resolved', '/b/../c/', '/c/'],
    ['a dot segment at the beginning is resolved', '/../b/', '/b/'],
    ['a dot segment without effect is resolved', '/./b/', '/b/'],
    ['doubled slashes after this origin stay', 'https://town.example//b/', '//b/'],
    ['the port every origin has is none', 'https://town.example:443/b/', '/b/'],
    ['a fragment alone is on the page itself', '#top', '/a/#top'],
    ['a fragment stays', '/b/#hours', '/b/#hours'],
    ['a query goes', '/b/?from=home', '/b/'],
    ['a query goes and the fragment after it stays', '/b/?from=home#hours', '/b/#hours'],
    ['a query alone is the page itself', '?from=home', '/a/'],
    ['an absolute one on this origin becomes root-relative', 'https://town.example/b/', '/b/'],
    ['the bare origin is the home page', 'https://town.example', '/'],
    ['a space is encoded as a browser requests it', '/b c/', '/b%20c/'],
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

  test('an origin with its default port is the same origin', () => {
    const found = linkFacts(scanHtml('<a href="https://town.example/b/?x">x</a>'), '/', 'https://town.example:443')
    expect(found.links.map(({ target }) => target)).toEqual(['/b/'])
  })

  test('a URL that is written in several ways is listed once', () => {
    const html = '<a href="/b/">1</a><a href="../b/">2</a><a href="https://town.example/b/?x">3</a>'
    expect(scan(html).links).toEqual(['/b/'])
  })
})

describe('structured data and social tags', () => {
  const block = (json: string) => `<script type="application/ld+json">${json}</script>`

  test('URLs on this site are collected from any depth, without fragment, each once', () => {
    const html = `<meta property="og:url" content="${origin}/a/"/>${block(
      `{"@id":"${origin}/a/#webpage","about":[{"url":"${origin}/b/"}],"sameAs":"https://other.example/"}`,
    )}`
    expect(scan(html).dataUrls).toEqual(['/a/', '/b/'])
  })

  test('the names of list items are the breadcrumb', () => {
    const trail = '{"itemListElement":[{"@type":"ListItem","name":"Home"},{"@type":"ListItem","name":"Odell"}]}'
    expect(scan(block(trail)).breadcrumbs).toEqual(['Home', 'Odell'])
  })

  test('a block that is not JSON does not affect the others', () => {
    const facts = scan(block('{"a":') + block(`{"url":"${origin}/b/"}`))
    expect(facts.dataUrls).toEqual(['/b/'])
  })
})

test('size and hash are those of the bytes', () => {
  // SHA-256 of "abc", FIPS 180-2 appendix B.1: ba7816bf 8f01cfea 414140de …; 16 of its hex digits are kept
  expect(scan('abc')).toMatchObject({ bytes: 3, hash: 'ba7816bf8f01cfea' })
})

test('the size is in bytes, not characters', () => {
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
    ['one word in the text', head + page.replace('clear', 'film')],
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

  test('does not depend on the URL of the page', () => {
    expect(scan(head + page, { path: '/elsewhere/' }).contentHash).toBe(same)
  })
})

describe('images', () => {
  test('are those in main, each by the src of its img, absolute or root-relative', () => {
    const html = `<header><img src="/images/logo-1.jpg"/></header><main><picture><source srcset="/images/a-1-352.avif 352w"/><img src="/images/a-1-704.jpg"/></picture><img src="${origin}/images/b-2-704.jpg"/></main><img src="/images/c-3-704.jpg"/>`
    expect(scan(html).pictures).toEqual(['/images/a-1-704.jpg', '/images/b-2-704.jpg'])
  })

  test('two sizes of an image are one image, named by the first', () => {
    const html = '<main><img src="/images/a-1f-1408.jpg"/><img src="/images/a-1f-144x144.jpg"/></main>'
    expect(scan(html).pictures).toEqual(['/images/a-1f-1408.jpg'])
  })

  test('names that differ in their last word are two images', () => {
    const html = '<main><img src="/press/logo-dark.svg"/><img src="/press/logo-light.svg"/></main>'
    expect(scan(html).pictures).toEqual(['/press/logo-dark.svg', '/press/logo-light.svg'])
  })

  test('images of other hosts and data URLs do not count', () => {
    const html = '<main><img src="https://other.example/a.jpg"/><img src="data:image/png;base64,AA"/></main>'
    expect(scan(html).pictures).toEqual([])
  })
})
