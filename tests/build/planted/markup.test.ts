import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden, type PlantedSite, smallPicture } from '../../support/planted/planted-site.ts'

// Each planted fault is reported by its markup rule and by no other rule. Correct markup that resembles a fault is not reported.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

/** Adds HTML at the end of the main content of the contact page. */
const inMain =
  (html: string) =>
  ({ edit }: PlantedSite) =>
    edit('contact/index.html', '</main>', `${html}</main>`)

const river = smallPicture('river')
const picture = `src="/images/${river}-640.jpg" width="64" height="36" loading="lazy"`
const frame = '<iframe src="/contact/" title="Call us" height="200" loading="lazy">'

const radios = (...names: string[]) =>
  names.map((name, at) => `<label>${at} m<input type="radio" name="${name}" value="${at}"></label>`).join('')
const tabs = (...selected: string[]) =>
  `<div role="tablist" aria-label="Seasons">${selected.map((value, at) => `<a href="#main" role="tab" aria-selected="${value}">Season ${at}</a>`).join('')}</div>`

const toStylesheet =
  (css: string) =>
  ({ write, edit }: PlantedSite) => {
    write('assets/planted.css', css)
    edit('contact/index.html', '</head>', '<link rel="stylesheet" href="/assets/planted.css"></head>')
  }
/** Most of the colors of the theme, the first two with other values. */
const palette = (ink: string, muted: string) =>
  `:root{--color-ink:${ink};--color-ink-muted:${muted};--color-surface:#FFF;--color-line:#c8d0d8;--color-brand:#0b5394}`

test.each<[string, (site: PlantedSite) => void]>([
  ['a style', ({ edit }) => edit('contact/index.html', '<body', '<body style="opacity: 0"')],
  [
    'the style of a class',
    ({ edit }) => {
      edit('contact/index.html', '<html', '<html class="async-hide"')
      edit('contact/index.html', '<style>', '<style>.async-hide{opacity:0!important}')
    },
  ],
])('main-hidden: a page that %s makes invisible', async (_, hide) => {
  const { added } = await garden.plant(hide)
  // The policy of the page would refuse the style.
  expect(added.flatMap(({ code }) => (code === 'csp-inline-style' ? [] : code))).toEqual(['main-hidden'])
})

test.each([
  'position: absolute; left: -9999px',
  'position: absolute; font-size: 0',
  'display: none',
  'color: #FFF; background: white',
  'font-size: 1px',
])('text-hidden: a text with the style %s', async (style) => {
  const { added } = await garden.plant(
    inMain(
      `<div style="${style}">Camera work, pipes and drains in Odell, in Parkdale and in Hood River, at any hour</div>`,
    ),
  )
  expect(added.map(({ code, severity }) => [code, severity])).toEqual([['text-hidden', 'error']])
})

describe('only its own rule reports a fault', () => {
  test.each<[string, (site: PlantedSite) => void]>([
    ['doctype-missing', ({ edit }) => edit('contact/index.html', /^<!doctype html>/i, '')],
    ['id-repeated', inMain('<p id=main>Twice</p>')],
    [
      'element-unclosed',
      ({ edit }) => edit('contact/index.html', /<main[^>]*>/, '<main id="main"><!-- summer <p>More</p><!-- -->'),
    ],
    ['list-content', inMain('<ul class="ticks"></ul>')],
    ['main-landmark', ({ edit }) => edit('contact/index.html', '</main>', '</main><MAIN>Another</MAIN>')],
    ['nav-unnamed', inMain('<nav>Nothing</nav>')],
    ['nav-unnamed', inMain('<nav aria-label="Footer">Nothing</nav>')],
    [
      'skip-link',
      ({ edit }) => edit('contact/index.html', '<a class="skip-link" href="#main">Skip to content</a>', ''),
    ],
    ['skip-link', ({ edit }) => edit('contact/index.html', '<main id="main"', '<main id="content"')],
    [
      'skip-link',
      ({ edit }) => edit('contact/index.html', 'class="skip-link" href="#main"', 'class="skip-link" href="#content"'),
    ],
    ['aria-hidden-focus', inMain('<div aria-hidden="true"><a href="/services/">Drain Services</a></div>')],
    ['aria-hidden-focus', inMain('<p tabindex="0" aria-hidden="true">Quiet</p>')],
    ['heading-order', inMain('<h5>Far down</h5>')],
    ['heading-order', inMain('<div role="heading" aria-level="6">Far down</div>')],
    ['heading-empty', inMain('<h3> </h3>')],
    ['heading-empty', inMain('<h2>&nbsp;</h2>')],
    ['heading-empty', inMain('<h2><strong>&#160;</strong><br></h2>')],
    ['heading-empty', inMain('<h2>​&shy;</h2>')],
    ['h1-missing', ({ edit }) => edit('contact/index.html', /(?<=<h1[^>]*>)[^<]*/, '&nbsp;')],
    ['button-without-name', inMain('<button type="button">&nbsp;</button>')],
    ['radio-alone', inMain(radios('size', 'size', 'sise'))],
    ['radio-alone', inMain(radios('size1', 'size2', 'size3'))],
    ['radio-alone', inMain(radios('', ''))],
    ['radio-alone', inMain(`<form action="/a/">${radios('size', 'size')}</form>${radios('size')}`)],
    ['choice-contradicts', inMain(tabs('true', 'false', 'true'))],
    ['choice-contradicts', inMain(tabs('false', 'false'))],
    ['choice-contradicts', inMain(radios('size', 'size').replaceAll('value', 'checked value'))],
    [
      'choice-contradicts',
      inMain(
        '<div role="radiogroup" aria-label="Size"><p role="radio" aria-checked="true">S</p><p role="radio" aria-checked="true">M</p></div>',
      ),
    ],
    [
      'choice-contradicts',
      inMain('<select aria-label="Size" name="size"><option selected>S</option><option selected>M</option></select>'),
    ],
    ['picture-without-alt', inMain(`<IMG ${picture}>`)],
    ['picture-without-alt', inMain('<svg role="img" viewBox="0 0 1 1"></svg>')],
    ['alt-text-poor', inMain(`<img ${picture} alt="${river}-640.jpg">`)],
    ['alt-text-poor', inMain(`<img ${picture} alt="drain cleaning drain company best drain service drain help">`)],
    ['alt-text-poor', inMain(`<img ${picture} alt='Image'>`)],
    [
      'alt-text-poor',
      inMain(`<img ${picture} alt="drain cleaning, cheap drain cleaning, drain cleaners, best drain help, drain jet">`),
    ],
    ['alt-text-poor', inMain(`<img ${picture} alt="${'A very long river. '.repeat(15)}">`)],
    ['button-without-name', inMain('<button type=button><svg viewBox="0 0 1 1"></svg></button>')],
    ['button-without-name', inMain('<input type="image" src="/favicon.svg">')],
    ['field-without-label', inMain('<input name=street>')],
    ['field-without-label', inMain('<textarea placeholder="Your message"></textarea>')],
    ['field-autocomplete', inMain('<label>E-mail <input type="email" name="email"></label>')],
    [
      'field-autocomplete',
      inMain('<label>Street <input type="text" name="street" autocomplete="shipping adress-line1"></label>'),
    ],
    ['field-autocomplete', inMain('<label>E-mail <input type="text" name="email" autocomplete="email"></label>')],
    ['field-autocomplete', inMain('<label>Phone <input type="number" name="phone" autocomplete="tel"></label>')],
    ['source-empty', inMain('<p><img src="" alt="A river" width="64" height="36" loading="lazy"></p>')],
    [
      'source-empty',
      inMain(
        `<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/images/${river}-640.jpg" alt="A river" width="64" height="36" loading="lazy"></p>`,
      ),
    ],
    [
      'h1-missing',
      ({ edit }) => {
        edit('contact/index.html', /<h1[^>]*>[^<]*<\/h1>/, '')
        edit('contact/index.html', /<body[^>]*>/, '<body><h1>Gorge Drain &amp; Sewer</h1>')
      },
    ],
    ['source-empty', inMain('<p><img alt="A river" width="64" height="36" loading="lazy"></p>')],
    ['media-autoplay', inMain(`<video autoplay loop src="/images/${river}-640.jpg"></video>`)],
    ['media-autoplay', inMain(`<video autoplay muted src="/images/${river}-640.jpg"></video>`)],
    ['srcset-sizes', inMain(`<img ${picture} alt="A wide river" srcset="/images/${river}-640.webp 640" sizes="64px">`)],
    [
      'srcset-sizes',
      inMain(
        `<img ${picture} alt="A wide river" srcset="/images/${river}-400.webp 400w /images/${river}-640.webp 640w" sizes="64px">`,
      ),
    ],
    ['frame-without-title', inMain('<iframe src="/contact/" height="200" loading="lazy"></iframe>')],
    ['frame-unsized', inMain('<iframe src="/contact/" title="Call us" loading="lazy"></iframe>')],
    ['table-without-headers', inMain('<table><tr><td>Monday</td><td>8 to 6</td></tr></table>')],
    [
      'table-uneven',
      inMain(
        '<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td>8 to 6</td></tr><tr><td>Tuesday</td></tr></table>',
      ),
    ],
    [
      'table-uneven',
      inMain(
        '<table><tr><th>Day</th><th>From</th><th>To</th></tr><tr><td>Monday</td><td>8 to 6</td></tr><tr><td>Tuesday</td><td>8 to 6</td></tr></table>',
      ),
    ],
    [
      'aria-reference',
      inMain(
        '<div role="tablist" aria-label="Seasons"><button type="button" role="tab" aria-selected="true" aria-controls="main">Spring</button><button type="button" role="tab" aria-selected="false" aria-controls="main">Fall</button><button type="button" role="tab" aria-selected="false" aria-controls="sumer">Summer</button></div>',
      ),
    ],
    ['details-without-summary', inMain('<details>\n<p>By hand, and with a cable.</p></details>')],
    ['aria-reference', inMain('<button type="button" commandfor="nowhere" command="show-modal">Open</button>')],
    ['aria-reference', inMain('<label for=nothing>Street</label>')],
    ['tabindex-positive', inMain('<p tabindex=3>First</p>')],
    ['dialog-without-name', inMain('<dialog>Hello</dialog>')],
    ['obsolete-element', inMain('<CENTER>Old</CENTER>')],
    ['interactive-nested', inMain('<button type="button">Press <input aria-label="Street" name="street"></button>')],
    ['role-unknown', inMain('<p role="buton">Press</p>')],
    ['aria-attribute', inMain('<p aria-lable="Street">Street</p>')],
    ['aria-attribute', inMain('<button type="button" aria-expanded="yes">Menu</button>')],
    ['element-unclosed', inMain('<!-- TODO ask about this list <p>Grout</p> <!-- end -->')],
    ['element-unclosed', inMain('<div><p>Open</p>')],
    ['element-unclosed', ({ edit }) => edit('contact/index.html', '</dialog>', '')],
    ['element-unclosed', inMain('<p>Closed</p></section>')],
    ['element-unclosed', inMain('<p><strong>Open all night</p>')],
    ['element-unclosed', inMain('<p>All of it: <div>Grout</div></p>')],
    ['element-unclosed', inMain('<h2>Our Way of Working</h3><p>By hand.</p>')],
    ['element-unclosed', ({ edit }) => edit('contact/index.html', '</h1>', '</h2>')],
    ['element-unclosed', inMain('<p>Ask <a href="/contact/">for a date. </p><p>We come.</p>')],
    ['element-unclosed', inMain('<p>Ask <a href="/contact/">soon, or <a href="/services/">see</a> what we do.</p>')],
    ['element-unclosed', inMain('<div><li>Pipes</li><li>Drains</li></ul>')],
    ['attribute-broken', inMain('<a href="/contact/" title="The "best" team">Ask for a date</a>')],
    ['attribute-broken', inMain(`<img ${picture} alt=A wide river below hills>`)],
    ['attribute-repeated', inMain(`<img alt="" ${picture} alt="A river">`)],
    [
      'form-without-button',
      inMain(
        '<form action="/api/send" method="post"><label>Name <input name="name"></label><label>Town <input name="town"></label><button type="button">Clear</button></form>',
      ),
    ],
    ['list-content', inMain('<li>Grout</li>')],
    ['list-content', inMain('<ul><p>All of it:</p><li>Grout</li></ul>')],
    ['list-content', inMain('<ul><div><li>Grout</li></div><li>Tiles</li></ul>')],
    ['form-nested', inMain('<form action="/a/"><form action="/b/"></form></form>')],
    ['image-role', inMain('<p role="img">★★★★★</p>')],
    ['link-without-text', inMain('<a href="/services/"><span aria-hidden="true">→</span></a>')],
    ['label-in-name', inMain('<button type="button" aria-label="Dismiss">Close</button>')],
  ])('%s (%#)', async (code, fault) => {
    const { added } = await garden.plant(fault)
    expect(added.map(({ code: found, url }) => [found, url])).toEqual([[code, '/contact/']])
  })
})

test.each([
  ['theme-differs', palette('#101820', '#8b94a0')],
  ['theme-differs', palette('rgb(200, 200, 200)', '#404a54')],
  ['theme-differs', `@media (prefers-color-scheme: dark){p{margin:0}${palette('#fff', '#404a54')}}`],
  ['focus-hidden', '.nav-link:focus{outline:none}'],
  ['focus-hidden', 'p{margin:0}form input:focus-visible, h2{outline:0!important;transition:color 1s}'],
  ['focus-hidden', 'button:focus{outline:2px solid transparent;box-shadow:none}'],
])('%s: a stylesheet (%#)', async (code, css) => {
  const { added } = await garden.plant(toStylesheet(css))
  expect(added.map((finding) => finding.code)).toEqual([code])
})

test.each([
  ['focus-hidden', /:focus-visible\{outline:[^;}]*/, ':focus-visible{outline:0'],
  ['theme-differs', '--color-ink-muted:#404a54', '--color-ink-muted:#b4bac0'],
])('%s: a style of a page', async (code, replace, by) => {
  const { added } = await garden.plant(({ edit, read, write }) => {
    if (typeof replace === 'string') write('contact/index.html', read('contact/index.html').replace(replace, by))
    else edit('contact/index.html', replace, by)
  })
  // The policy of the page would refuse the style.
  expect(added.flatMap((finding) => (finding.code === 'csp-inline-style' ? [] : finding.code))).toEqual([code])
})

test('a level that a template skips under many headings is one finding', async () => {
  const headings = ['Pipes', 'Drains', 'Roots', 'Grease', 'Vents', 'Traps']
  const { added } = await garden.plant(({ edit }) => {
    const pages = [
      'index',
      'contact/index',
      'services/index',
      'service-areas/index',
      '404',
      'services/drain-cleaning/index',
    ]
    for (const [at, page] of pages.entries())
      edit(`${page}.html`, '</main>', `<h2>Ours</h2><h5>${headings[at]}</h5></main>`)
  })
  expect(added.flatMap(({ code }) => (code === 'heading-order' ? code : []))).toEqual(['heading-order'])
})

test('a third-party frame of an embed, without a link and lazy loading, gives two findings', async () => {
  const { added } = await garden.plant((site) => {
    const map = '{ title: Map, url: "https://maps.example.net/x", height: 200, linkLabel: Open }'
    site.manifest({ file: 'site.yaml', replace: 'embeds: {}', with: `embeds: { map: ${map} }` })
    inMain(
      '<iframe src="https://maps.example.net/x" title="Map" height="200" sandbox="allow-scripts allow-forms"></iframe>',
    )(site)
  })
  expect(added.map(({ code }) => code).sort()).toEqual(['frame-eager', 'frame-without-link'])
})

test('a fault in the shared header is one finding for all pages', async () => {
  const { added } = await garden.plant(({ editAll }) =>
    editAll('<header class="site-header">', '<header class="site-header"><button type="button"></button>'),
  )
  expect(added.map(({ code, count }) => [code, count])).toEqual([['button-without-name', 21]])
})

test('correct markup that resembles a fault gives no finding', async () => {
  const { added } = await garden.plant(
    inMain(
      [
        '<template><p id="main"></p></template>',
        `<h2>Up again</h2><h3><img src="/images/${river}-640.jpg" width="64" height="36" loading="lazy" alt="River"></h3>`,
        `<img ${picture} alt="">`,
        `<img ${picture} alt="A photo of the river at dusk">`,
        '<svg role="img" viewBox="0 0 1 1"><title>River</title></svg>',
        '<button type="button"><svg role="img" aria-label="Close" viewBox="0 0 1 1"></svg></button>',
        '<input type="submit"><label>Street <input name=street></label><input type="hidden" name="x">',
        '<label for="town">Town</label><input id="town" name="town">',
        `${frame}</iframe>`,
        '<table role="presentation"><tr><td>Box</td></tr></table>',
        '<table><tr><th>Day</th><th>Morning</th><th>Evening</th></tr><tr><th>Winter</th></tr><tr><th>Monday</th><td rowspan="2">8 to 12</td><td>1 to 6</td></tr><tr><th>Tuesday</th><td>1 to 5</td></tr><tr><th>Sunday</th><td colspan="2">Closed</td></tr></table>',
        '<details>\n<summary>How?</summary><p>By hand, and with a cable.</p></details>',
        '<button type="button" aria-expanded="false" aria-controls="later">More</button>',
        '<p tabindex="-1">Quiet</p>',
        '<div aria-hidden="true"><p>Quiet</p><a href="/services/" tabindex="-1">Drain Services</a></div>',
        '<p role="doc-tip note">Tip</p>',
        '<button type="button" aria-label="Close the menu">Close</button>',
        '<button type="button" aria-label="Next">›</button>',
        '<form action="/contact/"><label>Town <input name="town"></label></form>',
        '<form id="ask" action="/contact/"><label>Town <input name="town"></label><label>Pipe <input name="pipe"></label></form><button form="ask">Send</button>',
        radios('size', 'size', 'size').replace('value', 'checked value'),
        `<form action="/a/">${radios('pipe', 'pipe').replace('value', 'checked value')}</form><form action="/b/">${radios('pipe', 'pipe').replace('value', 'checked value')}</form>`,
        `<template>${radios('alone')}</template>`,
        tabs('false', 'true', 'false'),
        tabs('true', 'true').replace('role="tablist"', 'role="tablist" aria-multiselectable="true"'),
        '<select aria-label="Sizes" name="sizes" multiple><option selected>S</option><option selected>M</option></select>',
        '<h3>Up &amp; again&nbsp;now</h3>',
        '<p title=\'class="a" class="b"\'><b>Bold</b>, <i>slanted</i> and <strong>strong</strong></p>',
      ].join(''),
    ),
  )
  expect(added).toEqual([])
})

test('stylesheets with other colors and outlines that are right give no finding', async () => {
  const { added } = await garden.plant(
    toStylesheet(
      [
        palette('#101820', '#404A54'),
        ':root{--color-ink:#a00}.card{--color-ink:#b00}@media print{:root{--color-ink:#000}}',
        'button:focus{outline:none}button:focus-visible{box-shadow:0 0 0 2px #000}',
        '.search-field:focus{outline:0;border-color:#000}a:focus:not(:focus-visible){outline:0}',
        ':focus{outline:none}:is(a, button):focus-visible{outline:2px solid}',
        'h1:focus,[tabindex="-1"]:focus,.dialog:focus{outline:none}.focus\\:outline-none:focus{outline:none}',
      ].join(''),
    ),
  )
  expect(added).toEqual([])
})
