import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Every rule about URLs, sitemaps and robots.txt reports its fault, and no other rule does.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const origin = 'https://gorgedrain.example'
const url = `<url><loc>${origin}/services/drain-cleaning/</loc></url>`
const services = 'sitemap-services.xml'
const robots = (text: string) => (site: PlantedSite) =>
  site.write('robots.txt', `${text}\nSitemap: ${origin}/sitemap.xml\n`)
const entry = (by: string) => (site: PlantedSite) => site.edit(services, url, by)
const stub = (to: string, more = '') =>
  `<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}">${more}<a href="${to}">here</a>`

const feed = (item: string) => (site: PlantedSite) => {
  site.write(
    'feed.xml',
    `<?xml version="1.0"?><rss version="2.0"><channel><link>${origin}/</link><item>${item}</item></channel></rss>`,
  )
  site.edit('index.html', '</head>', '<link rel="alternate" type="application/rss+xml" href="/feed.xml"></head>')
}

const faults: [code: string, fault: string, plant: (site: PlantedSite) => void, url?: string][] = [
  ['url-case-fold', 'an image of the same name', ({ write }) => write('ROBOTS.txt', 'a'), '/robots.txt'],
  ['page-missing', 'a page that every page links to', ({ remove }) => remove('contact'), '/contact/'],
  [
    'page-unknown',
    'a page left from elsewhere',
    ({ read, write }) => write('old/page.html', read('contact/index.html').replace(/<script.*?<\/script>/gs, '')),
    '/old/page.html',
  ],
  [
    'sitemap-lastmod',
    'a day that is none',
    entry(url.replace('</loc>', '</loc><lastmod>20 Nov 2026</lastmod>')),
    `/${services}`,
  ],
  [
    'sitemap-lastmod',
    'a day to come',
    entry(url.replace('</loc>', '</loc><lastmod>2027-03-01</lastmod>')),
    `/${services}`,
  ],
  ['sitemap-hints', 'a priority', entry(url.replace('</loc>', '</loc><priority>0.5</priority>')), `/${services}`],
  [
    'sitemap-picture',
    'a picture the page does not show',
    entry(url.replace('</loc>', `</loc><image:image><image:loc>${origin}/icon-192.png</image:loc></image:image>`)),
    '/services/drain-cleaning/',
  ],
  [
    'sitemap-picture',
    'a video that does not exist',
    entry(
      url.replace(
        '</loc>',
        `</loc><video:video><video:content_loc>${origin}/tour.mp4</video:content_loc></video:video>`,
      ),
    ),
    '/tour.mp4',
  ],
  ['feed-item', 'a link of a feed to a missing page', feed(`<link>${origin}/news/winter/</link>`), '/feed.xml'],
  ['feed-item', 'a day of a feed that is none', feed('<pubDate>2026-13-40</pubDate>'), '/feed.xml'],
  ['feed-item', 'a day of a feed in words', feed('<pubDate>June 18, 2026</pubDate>'), '/feed.xml'],
  ['feed-item', 'a bare ampersand in a feed', feed('<title>Roots & pipes</title>'), '/feed.xml'],
  [
    'text-file-link',
    'missing pages in llms.txt',
    ({ write }) =>
      write('llms.txt', `# Gorge Drain\n\n- [Boilers](${origin}/services/boilers/): none\n- [Prices](/prices/)\n`),
    '/llms.txt',
  ],
  [
    'text-file-link',
    'the staging site in llms.txt',
    ({ write }) => write('llms.txt', '# Gorge Drain\n\n- [Call](https://staging.gorgedrain.example/contact/).\n'),
    '/llms.txt',
  ],
  [
    'text-file-phone',
    'the number of another company in llms.txt',
    ({ write }) => write('llms.txt', '# Gorge Drain\n\nCall (541) 555-0199.\n'),
    '/llms.txt',
  ],
  [
    'text-file-placeholder',
    'a text of llms.txt that was never written',
    ({ write }) => write('llms.txt', '# Gorge Drain\n\n> [Insert description here]\n'),
    '/llms.txt',
  ],
  [
    'page-exchanged',
    'the home page in the file of a service',
    ({ read, write }) => write('services/drain-cleaning/index.html', read('index.html')),
    '/services/drain-cleaning/',
  ],
  [
    'page-exchanged',
    'the 404 page in the file of a place',
    ({ read, write }) => write('service-areas/odell/index.html', read('404.html')),
    '/service-areas/odell/',
  ],
  ['robots-txt-blocks', 'the robots.txt of a trial', robots('User-agent: *\nDisallow: /\n'), '/'],
  [
    'sitemap-index',
    'an index that names a missing sitemap',
    ({ remove }) => remove('sitemap-places.xml'),
    '/sitemap-places.xml',
  ],
  [
    'sitemap-index',
    'a sitemap without a reference',
    ({ edit }) => edit('sitemap.xml', /<sitemap><loc>[^<]*sitemap-services.xml<\/loc><\/sitemap>/, ''),
    `/${services}`,
  ],
  [
    'sitemap-unreadable',
    'a line before its declaration',
    ({ edit }) => edit(services, '<?xml', '\n<?xml'),
    `/${services}`,
  ],
  [
    'sitemap-unreadable',
    'the warning of a program before its declaration',
    ({ edit }) => edit(services, '<?xml', '<br />\n<b>Warning</b>: Undefined array key\n<?xml'),
    `/${services}`,
  ],
  ['sitemap-unreadable', 'an entry that is open', entry(url.replace('</url>', '')), `/${services}`],
  [
    'dead-sitemap-url',
    'a URL in its other form',
    ({ edit }) => edit(services, '/services/drain-cleaning/</loc>', '/services/drain-cleaning</loc>'),
    '/services/drain-cleaning',
  ],
  [
    'dead-sitemap-url',
    'a URL that is redirected',
    ({ edit, manifest }) => {
      manifest({ file: 'redirects.yaml', write: '- { from: /drains/, to: /services/drain-cleaning/ }\n' })
      edit(services, '/services/drain-cleaning/</loc>', '/drains/</loc>')
    },
    '/drains/',
  ],
  [
    'robots-txt-missing',
    'a page in its place',
    ({ write }) => write('robots.txt', '<!doctype html>\n<p>Hi</p>'),
    '/robots.txt',
  ],
  [
    'sitemap-unreadable',
    'a namespace with https',
    ({ edit }) => edit(services, 'xmlns="http://www.sitemaps', 'xmlns="https://www.sitemaps'),
    `/${services}`,
  ],
  [
    'sitemap-unreadable',
    'a namespace with https in every sitemap',
    ({ edit }) => {
      for (const file of [services, 'sitemap-places.xml'])
        edit(file, 'xmlns="http://www.sitemaps', 'xmlns="https://www.sitemaps')
    },
    '/sitemap-places.xml',
  ],
  ['sitemap-unreadable', 'a bare ampersand', entry(url.replace('</loc>', '</loc><a>b & c</a>')), `/${services}`],
  [
    'sitemap-unreadable',
    'a page in place of a sitemap',
    ({ write }) => write(services, '<html></html>'),
    `/${services}`,
  ],
  [
    'sitemap-host',
    'a URL of a trial host',
    entry(`${url}${url.replace(origin, 'http://trial.example')}`),
    `/${services}`,
  ],
  [
    'sitemap-host',
    'a URL of a trial host in place of its own',
    entry(url.replace(origin, 'http://trial.example')),
    `/${services}`,
  ],
  [
    'robots-txt-sitemap',
    'a sitemap on the computer of the author',
    robots('User-agent: *\nAllow: /\nSitemap: http://localhost:4173/sitemap.xml'),
    '/robots.txt',
  ],
  ['sitemap-twice', 'a URL twice', entry(url + url), `/${services}`],
  [
    'robots-txt-missing',
    'two bytes a letter',
    ({ write }) => write('robots.txt', Buffer.from('\ufeffUser-agent: *\nAllow: /\n', 'utf16le')),
    '/robots.txt',
  ],
  ['robots-txt-missing', 'no robots.txt', ({ remove }) => remove('robots.txt'), '/robots.txt'],
  [
    'robots-txt-sitemap',
    'no sitemap named',
    ({ write }) => write('robots.txt', 'User-agent: *\nAllow: /\n'),
    '/robots.txt',
  ],
  ['robots-txt-lines', 'noindex in robots.txt', robots('User-agent: *\nNoindex: /call/'), '/robots.txt'],
  ['robots-txt-lines', 'a page every two minutes', robots('User-agent: *\nCrawl-delay: 120'), '/robots.txt'],
  ['robots-txt-lines', 'a User-agent without its colon', robots('User-agent *\nAllow: /'), '/robots.txt'],
  ['robots-txt-blocks', 'everything disallowed', robots('User-agent: *\nDisallow: /'), '/'],
  ['robots-txt-blocks', 'scripts disallowed for one crawler', robots('User-agent: Googlebot\nDisallow: /*.js$')],
  [
    'robots-txt-blocks',
    'images disallowed for the crawler of images',
    robots('User-agent: Googlebot-Image\nDisallow: /images/'),
  ],
  ['not-found-page', 'no 404 page', ({ remove }) => remove('404.html'), '/404.html'],
  [
    'not-found-page',
    'one that may be listed',
    ({ edit }) => edit('404.html', 'noindex, follow', 'index, follow, max-image-preview:large'),
    '/404.html',
  ],
  [
    'soft-404',
    'a page that is still to come',
    ({ edit }) => edit('services/sewer-inspection/index.html', '</h1>', ' coming soon</h1>'),
    '/services/sewer-inspection/',
  ],
  [
    'soft-404',
    'the error of a server as a page',
    ({ edit }) =>
      edit(
        'services/drain-cleaning/hood-river/index.html',
        /<main[\s\S]*<\/main>/,
        '<main id="main"><h1>Error establishing a database connection</h1></main>',
      ),
    '/services/drain-cleaning/hood-river/',
  ],
  [
    'soft-404',
    'a page whose content was lost',
    ({ edit }) => edit('service-areas/hood-river/index.html', /(<\/h1>)[\s\S]*<\/main>/, '</h1></div></div></main>'),
    '/service-areas/hood-river/',
  ],
  [
    'soft-404',
    'a page that was not rendered',
    ({ edit }) => edit('contact/index.html', /<main[\s\S]*<\/main>/, '<main id="main"></main>'),
    '/contact/',
  ],
  ['redirect-stub', 'a redirect to a missing page', ({ write }) => write('old/index.html', stub('/nowhere/')), '/old/'],
  ['redirect-stub', 'a redirect to itself', ({ write }) => write('old/index.html', stub('/old/')), '/old/'],
  [
    'redirect-stub',
    'a page that is kept out',
    ({ write }) => write('old.html', stub('/contact/', '<meta name=robots content=noindex>')),
    '/old.html',
  ],
]

test.each(faults)('%s: %s', async (code, _fault, plant, at) => {
  const found = await garden.plant(plant)
  // An image that only the missing page showed is now unused, and earlier findings may count one page less.
  const isNew = (name: string) => name !== 'file-unused' && !found.gone.some((before) => before.code === name)
  const added = found.added.filter((each) => isNew(each.code))
  expect(added.map((each) => each.code)).toEqual([code])
  if (at !== undefined) expect(added[0]?.url).toBe(at)
})

test('dead-sitemap-url: a URL without a page, and a page that is not listed', async () => {
  const { added } = await garden.plant(entry(url.replace('drain-cleaning', 'gone')))
  expect(added.map(({ code, url: at }) => [code, at])).toEqual([
    ['dead-sitemap-url', '/services/drain-cleaning/'],
    ['dead-sitemap-url', '/services/gone/'],
  ])
})

test('redirect-stub: a chain of two redirects', async () => {
  const { added } = await garden.plant(({ write }) => {
    write('old/index.html', stub('/older/'))
    write('older/index.html', stub('/contact/'))
  })
  expect(added.map(({ code, url: at }) => [code, at])).toEqual([['redirect-stub', '/old/']])
})

test('sitemap-limits: more URLs than allowed', async () => {
  const { added } = await garden.plant(({ manifest }) =>
    manifest({
      file: 'site.yaml',
      replace: 'claims:',
      with: 'audit: { rules: { sitemap-limits: { thresholds: { entries: 5 } } } }\nclaims:',
    }),
  )
  expect(added.map(({ code, what }) => [code, what])).toEqual([
    ['sitemap-limits', 'The sitemap /sitemap-service-places.xml lists 8 URLs, more than 5.'],
  ])
})

test('url-shape: a URL longer than allowed', async () => {
  const { added } = await garden.plant(({ manifest }) =>
    manifest({
      file: 'site.yaml',
      replace: 'claims:',
      with: 'audit: { rules: { url-shape: { thresholds: { segment: 16 } } } }\nclaims:',
    }),
  )
  expect(added.every(({ code }) => code === 'url-shape')).toBe(true)
  expect(added.map(({ url: at }) => at)).toContain('/counties/hood-river-county/')
})

test('page-unknown: many pages in one folder, and what keeps search engines from one', async () => {
  const { added } = await garden.plant(({ read, write }) => {
    const page = read('contact/index.html').replace(/<script.*?<\/script>/gs, '')
    const about = (path: string, text: string) =>
      page
        .replaceAll(`${origin}/contact/`, origin + path)
        .replace(/<main[\s\S]*<\/main>/, `<main id="main"><h1>${text}</h1><p>We clear ${text} too.</p></main>`)
    for (let number = 1; number <= 12; number++)
      write(`near/${number}/index.html`, about(`/near/${number}/`, `${number} drains`))
    write('old/index.html', about('/contact/', 'the pipes'))
  })
  expect(added.flatMap(({ code, severity, what }) => (code === 'page-unknown' ? [[severity, what]] : []))).toEqual([
    ['error', 'The manifest has no page /near/1/, and no page links to it (and 11 similar pages).'],
    ['warning', `The manifest has no page /old/, and its canonical is ${origin}/contact/.`],
  ])
})

const fine: [what: string, plant: (site: PlantedSite) => void][] = [
  [
    'an entry may tell the day and the second',
    entry(url.replace('</loc>', '</loc><lastmod>2026-11-20T08:00:00+00:00</lastmod>')),
  ],
  [
    'a crawler of another company may be shut out',
    robots('User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /'),
  ],
  ['a longer Allow wins over a shorter Disallow', robots('User-agent: *\nDisallow: /assets/x\nAllow: /assets/')],
  ['an empty Disallow blocks nothing', robots('# nothing: forbidden\nUser-agent: *\nDisallow:')],
  ['a final $ matches the end of the path', robots('User-agent: *\nDisallow: /contact$')],
  [
    'a file may have a space and an accent in its name',
    ({ write, edit }) => {
      write('price list é.txt', 'Prices')
      edit('contact/index.html', '</main>', '<p><a href="/price%20list%20%C3%A9.txt">Price list</a></p></main>')
    },
  ],
  [
    'a feed may have entities, and links to other sites',
    feed(
      '<title>Roots &amp; pipes</title><link>https://other.example/</link><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>',
    ),
  ],
  [
    'text files may name pages, other sites and files',
    ({ write }) => {
      write(
        'llms.txt',
        `# Gorge Drain\n\nSee ${origin}/services/, (${origin}/sitemap.xml) and [calls](/contact/#main).\n`,
      )
      write('humans.txt', `Made by https://studio.example/work\nSite: ${origin}\n`)
    },
  ],
  ['a file may redirect to a page', ({ write }) => write('old/index.html', stub('/contact/'))],
  ['a file may redirect to another site', ({ write }) => write('old/index.html', stub('https://other.example/'))],
  [
    'a number may be that of an error',
    ({ edit }) => edit('services/sewer-inspection/index.html', '</h1>', ' 404</h1>'),
  ],
]

test.each(fine)('%s', async (_what, plant) => {
  const { added } = await garden.plant(plant)
  expect(added).toEqual([])
})

test('a proof of ownership that public/ does not have is reported as one', async () => {
  const { added } = await garden.plant(({ write }) =>
    write('google0123456789abcdef.html', 'google-site-verification: google0123456789abcdef.html'),
  )
  expect(added.filter(({ code }) => code === 'page-unknown')).toEqual([
    expect.objectContaining({ severity: 'warning', what: expect.stringContaining('public/ does not have it') }),
  ])
})
