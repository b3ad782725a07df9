import { describe, expect, test } from 'vitest'
import { linkFacts } from '#generator/audit/facts/page-facts.ts'
import { metaContents } from '#generator/core/html/page.ts'
import { elementsNamed, scanHtml as scan } from '#generator/core/html/scan-html.ts'
import { pageOrigin, scannedPage } from '../../../../support/scanned-page.ts'

/** The parts of a scan that these tests check. */
function scanHtml(html: string) {
  const { title, canonical, description, robots, h1, jsonLd } = scannedPage(html)
  const found = scan(html)
  return {
    ...found,
    title,
    canonical,
    description,
    robots,
    h1,
    jsonLd: jsonLd.map(({ text }) => text),
    links: elementsNamed(found, 'a', 'area').flatMap(({ attributes }) => attributes.href ?? []),
    resources: linkFacts(found, '/a/', pageOrigin).resources,
    metaUrls: ['og:url', 'og:image', 'twitter:image'].flatMap((name) => metaContents(found, name)),
  }
}

describe('head', () => {
  test('the title is the text of the first title element', () => {
    expect(scanHtml('<title>Drains</title><main><svg><title>A pipe</title></svg></main>').title).toBe('Drains')
  })

  test('the canonical is the href of the canonical link, which is not a resource', () => {
    const { canonical, resources } = scanHtml('<link rel="canonical" href="https://a.example/x/"/>')
    expect(canonical).toBe('https://a.example/x/')
    expect(resources).toEqual([])
  })

  test('without a canonical link there is no canonical', () => {
    expect(scanHtml('<link rel="icon" href="/favicon.svg"/>').canonical).toBeUndefined()
  })

  test('description and robots are the content of the meta elements of that name', () => {
    const html = '<meta name="description" content="Two vans."/><meta name="robots" content="noindex, follow"/>'
    expect(scanHtml(html)).toMatchObject({ description: 'Two vans.', robots: 'noindex, follow' })
  })

  test('social URLs are those of og:url, og:image and twitter:image, not their sizes and texts', () => {
    const html = [
      '<meta property="og:url" content="https://a.example/"/>',
      '<meta property="og:image" content="https://a.example/a.jpg"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:alt" content="A river"/>',
      '<meta name="twitter:image" content="https://a.example/b.jpg"/>',
    ].join('')
    expect(scanHtml(html).metaUrls).toEqual([
      'https://a.example/',
      'https://a.example/a.jpg',
      'https://a.example/b.jpg',
    ])
  })
})

describe('links and resources', () => {
  test('links are the hrefs of anchors and areas, as written and in order', () => {
    const html = '<a href="../b/">b</a><a id="here">no link</a><area href="/c/"/><a href="#d">d</a>'
    expect(scanHtml(html).links).toEqual(['../b/', '/c/', '#d'])
  })

  test('every candidate of a srcset is loaded, without its width', () => {
    const html =
      '<picture><source srcSet="/a-480.avif 480w, /a-800.avif 800w"/><img src="/a.jpg" srcset="/a-2.jpg 2x"/>'
    expect(scanHtml(html).resources).toEqual(['/a-480.avif', '/a-800.avif', '/a.jpg', '/a-2.jpg'])
  })

  test('scripts, stylesheets, icons, videos and their posters are loaded', () => {
    const html = [
      '<link rel="icon" href="/i.svg"/>',
      '<link rel="stylesheet" href="/s.css"/>',
      '<script type="module" src="/s.js"></script>',
      '<video src="/v.mp4" poster="/p.jpg"></video>',
    ].join('')
    expect(scanHtml(html).resources).toEqual(['/i.svg', '/s.css', '/s.js', '/v.mp4', '/p.jpg'])
  })

  test('an attribute may contain > and follow one without a value', () => {
    expect(scanHtml('<a hidden title="a > b" href="/x/">x</a>').links).toEqual(['/x/'])
  })

  test('an attribute whose name ends in href is not href', () => {
    expect(scanHtml('<a data-href="/x/">x</a>').links).toEqual([])
  })
})

test('ids are those of every element of any name', () => {
  const html = '<main id="main"><h2 id="pay">Pay</h2><p class="a" id="b">text</p><p data-id="c">text</p></main>'
  expect(scanHtml(html).ids).toEqual(['main', 'pay', 'b'])
})

test('a heading is its text without tags, with collapsed white space', () => {
  expect(scanHtml('<h1>Drains\n  in <em>Hood</em> River</h1><h1>Two</h1>').h1).toEqual(['Drains in Hood River', 'Two'])
})

describe('structured data', () => {
  test('every JSON-LD block is kept as text, and no other script', () => {
    const html =
      '<script>let a</script><script type="application/ld+json">{"a":1}</script><script type="application/ld+json">[]</script>'
    expect(scanHtml(html).jsonLd).toEqual(['{"a":1}', '[]'])
  })

  test('character references in it stay, because scripts have none', () => {
    expect(scanHtml('<script type="application/ld+json">"&amp;"</script>').jsonLd).toEqual(['"&amp;"'])
  })
})

describe('attributes', () => {
  test.each([
    ['in single quotes', "<a href='/x/'>x</a>"],
    ['without quotes', '<a href=/x/>x</a>'],
    ['in upper case', '<A HREF="/x/">x</A>'],
    ['with space around the sign', '<a href = "/x/" >x</a>'],
    ['twice, of which the first counts', '<a href="/x/" href="/y/">x</a>'],
    ['after one without a space before it', '<a class="b"href="/x/">x</a>'],
    ['over several lines', '<a\n  class="b"\n\thref="/x/"\n>x</a>'],
  ])('are read %s', (_, html) => {
    expect(scanHtml(html).links).toEqual(['/x/'])
  })
})

describe('text that looks like a tag', () => {
  test('the content of a script is not HTML', () => {
    const html = `<script>x = '<a href="/x/"></a><h1>No</h1><img src="/x.png"/>'</script><a href="/y/">y</a>`
    expect(scanHtml(html)).toMatchObject({ links: ['/y/'], h1: [], resources: [] })
  })

  test('the content of a style, a title and a textarea is not HTML', () => {
    const html =
      '<style>/* <a href="/x/"> */</style><title><a href="/x/"></title><textarea><a href="/x/"></textarea><a href="/y/">y</a>'
    expect(scanHtml(html).links).toEqual(['/y/'])
  })

  test('a comment is not HTML', () => {
    expect(scanHtml('<!-- <a href="/x/" id="x">x</a> --><a href="/y/">y</a>')).toMatchObject({
      links: ['/y/'],
      ids: [],
    })
  })

  test.each(['<!---->', '<!-->', '<!--->', '<!-- a --!>', '<!-- > -- -->', '<?php a ?>', '</ a>', '<!doctype html>'])(
    'what follows %s is HTML again',
    (html) => {
      expect(scanHtml(`${html}<a href="/y/">y</a>`).links).toEqual(['/y/'])
    },
  )

  test.each(['a < b', '1 <2', 'a <', '<'])('the < in "%s" is text', (text) => {
    expect(scanHtml(`<main>${text}<p><a href="/y/">y</a></main>`).links).toEqual(['/y/'])
  })

  test('escaped text is not HTML', () => {
    expect(scanHtml('<p>&lt;a href="/x/"&gt;</p>').links).toEqual([])
  })
})

describe('character references', () => {
  test('named, decimal and hexadecimal ones are decoded in attributes', () => {
    expect(scanHtml('<a href="/a?b=1&amp;c=&#39;2&#x27;&quot;">x</a>').links).toEqual([`/a?b=1&c='2'"`])
  })

  test('they are decoded in title and heading', () => {
    expect(scanHtml('<title>Drain &amp; Sewer</title><h1>A &lt; B</h1>')).toMatchObject({
      title: 'Drain & Sewer',
      h1: ['A < B'],
    })
  })

  test('they are decoded once: text that is escaped twice stays escaped', () => {
    expect(scanHtml('<title>&amp;lt;</title>').title).toBe('&lt;')
  })

  test('every other one that browsers know is decoded too, and unknown ones stay', () => {
    expect(scanHtml('<title>&copy; A &constructor; B &mdash;</title>').title).toBe('© A &constructor; B —')
  })

  test.each(['&#9999999999;', '&#x110000;'])(
    '%s, which is not a character, becomes the replacement character',
    (text) => {
      expect(scanHtml(`<title>A ${text} B</title>`).title).toBe('A \uFFFD B')
    },
  )

  test('the last code point is decoded', () => {
    expect(scanHtml('<title>&#x10FFFF;</title>').title).toBe('\u{10FFFF}')
  })
})

describe('words', () => {
  test('only those in main count', () => {
    // three + four + five
    const html = '<header>one two</header><main><p>three four</p><p>five</p></main><footer>six</footer>'
    expect(scanHtml(html).words).toBe(3)
  })

  test('runs of white space are one gap', () => {
    expect(scanHtml('<main>\n  one \t two\n</main>').words).toBe(2)
  })

  test('scripts, styles and attributes in main contain no words', () => {
    const html = '<main><style>a { b: c }</style><script>let it = "be"</script><p title="not me">one</p></main>'
    expect(scanHtml(html).words).toBe(1)
  })

  test.each([
    ['a comment', '<p>Call <!-- -->555<!-- -->.</p>', 2], // Call, 555.
    ['an inline element', '<p>See <a href="/">contact</a>.</p>', 2], // See, contact.
    ['a number above the line', '<p>The 2<SUP>nd</SUP> time</p>', 3], // The, 2nd, time
  ])('%s parts no word', (_, html, words) => {
    expect(scanHtml(`<main>${html}</main>`).words).toBe(words)
  })

  test.each(['<p>one</p><p>two</p>', 'one<br/>two', '<ul><li>one</li><li>two</li></ul>', '<b>one</b> <i>two</i>'])(
    'there are two in %s',
    (html) => {
      expect(scanHtml(`<main>${html}</main>`).words).toBe(2)
    },
  )

  test('a word before main does not continue inside it', () => {
    expect(scanHtml('one<main>two</main>three').words).toBe(1)
  })

  test.each(['one', '<p>one', '<p>zero</p>', '<main>one'])('text after the last tag counts: %s', (html) => {
    expect(scanHtml(html).words).toBe(1)
  })

  test('without main, the words of the whole text count, except the title', () => {
    expect(scanHtml('<title>not these</title><p>one two</p>').words).toBe(2)
  })
})

describe('the nesting of main', () => {
  const isNestedRight = (main: string) => scanHtml(`<div><main>${main}</main>`).isNestedRight

  test.each([
    '<section><ul>\n<li>one <b>two</b></li><li><ol><li>three</li></ol></li></ul></section>',
    '<p>one<br>two<img src="/a.png" alt=""></p>',
    '<form><div><table><tr><td>one</td></tr></table></div></form><form></form>',
    '<script>"<div>"</script><!-- </section> -->',
  ])('is right: %s', (main) => {
    expect(isNestedRight(main)).toBe(true)
  })

  test.each([
    '<div><section>one</div></section>',
    '<div>one',
    'one</strong>',
    '<li>one</li>',
    '<ul></ul>',
    '<ul><div><li>one</li></div></ul>',
    '<form><form></form></form>',
    '<script>one',
    '</main><main>two',
  ])('is not right: %s', (main) => {
    expect(isNestedRight(main)).toBe(false)
  })
})

test('a tag that is known from other pages is none without its bracket at the end of a page', () => {
  const whole = '<p id="a">one</p>'
  const [, , closed] = [1, 2, 3].map(() => scanHtml(whole).elements[0])
  const [open] = scanHtml(whole.slice(0, -1)).elements
  expect(closed?.end).toBe(whole.length)
  expect(open?.end).not.toBe(whole.length)
})
