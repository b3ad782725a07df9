import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Faults of which several rules see a part: one finding names the cause.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const place = 'service-areas/hood-river/index.html'
const otherPlace = 'service-areas/odell/index.html'

type Fault = (site: PlantedSite) => void

const replaced =
  (replace: string | RegExp, by: string): Fault =>
  ({ edit }) =>
    edit(place, replace, by)
const shows = (element: string): Fault => replaced('</main>', `${element}</main>`)
const says = (text: string): Fault => shows(`<p>${text}</p>`)
const rewritten =
  (file: string, change: (html: string) => string): Fault =>
  ({ read, write }) =>
    write(file, change(read(file)))

/** In two parts, so that no scanner takes it for a key. */
const accessKey = `AKIA${'ABCDEFGH23456789'}`

const imageAt = (src: string) => `<img src="${src}" width="640" height="360" alt="A wide river between dark hills">`

/** The file of a host that the site names, as another site has it. */
const hostFile =
  (host: string, file: string, text: string): Fault =>
  (site) => {
    site.manifest({ file: 'site.yaml', replace: 'claims:', with: `hosting: { hosts: [${host}] }\nclaims:` })
    site.write(file, text)
  }

const faults: [code: string, severity: string, name: string, fault: Fault][] = [
  [
    'link-hidden',
    'error',
    'hidden spam with its links',
    shows(
      '<div hidden=""><a href="https://a.example/casino/">casino for real money</a> <a href="https://a.example/spins/">free spins no deposit</a></div>',
    ),
  ],
  [
    'link-spam',
    'error',
    'spam with its links',
    says('Free spins, no deposit: the <a href="https://a.example/casino/">casino</a> of the year.'),
  ],
  [
    'link-tracked',
    'warning',
    'links with the parameters of a campaign',
    rewritten(place, (html) => html.replaceAll(/(?<=<main.*href="\/services\/[^"]*)(?=")/gs, '?utm_source=a')),
  ],
  [
    'link-tracked',
    'warning',
    'links with the id of a session on several pages',
    (site) => {
      for (const [number, file] of [place, otherPlace].entries())
        site.edit(file, '</main>', `<a href="/services/?sid=${number}">Our services</a></main>`)
    },
  ],
  [
    'link-other-host',
    'error',
    'links to a copy for trials',
    says(
      'See <a href="https://staging.gorgedrain.example/services/">our services</a> and <a href="https://staging.gorgedrain.example/service-areas/">our towns</a>.',
    ),
  ],
  [
    'link-insecure',
    'warning',
    'links to one site without encryption',
    says('See <a href="http://a.example/map/">the map</a> and <a href="http://a.example/list/">the list</a>.'),
  ],
  [
    'mixed-content',
    'error',
    'the image of the sitemap from another host without encryption',
    rewritten(place, (html) => html.replace(/<picture.*?<\/picture>/s, imageAt('http://cdn.example/river.jpg'))),
  ],
  [
    'third-party-picture',
    'warning',
    'all sizes of an image from another host',
    rewritten(place, (html) => html.replaceAll(/(?<=["\s])\/images\/river-/g, 'https://cdn.example/river-')),
  ],
  [
    'dead-resource',
    'error',
    'the image of the sitemap at a wrong URL',
    rewritten(place, (html) => html.replace(/<picture.*?<\/picture>/s, imageAt('/images/gone.jpg'))),
  ],
  [
    'private-host',
    'error',
    'the image of the sitemap on the own computer',
    rewritten(place, (html) => html.replace(/<picture.*?<\/picture>/s, imageAt('http://localhost:3000/river.jpg'))),
  ],
  [
    'placeholder-text',
    'error',
    'a second title of a plug-in',
    replaced('<title>', '<title>Home - Just another WordPress site</title><title>'),
  ],
  [
    'place-differs',
    'error',
    'a second title, of another place',
    replaced('<title>', '<title>Drain Services in Odell, OR</title><title>'),
  ],
  ['title-missing', 'error', 'a second title that is empty', replaced('<title>', '<title></title><title>')],
  [
    'placeholder-text',
    'error',
    'a second description of a plug-in',
    replaced('</head>', '<meta name="description" content="Just another WordPress site"></head>'),
  ],
  ['placeholder-text', 'error', 'a second H1 of a template', replaced('</h1>', '</h1><h1>{{ page_title }}</h1>')],
  [
    'canonical-several',
    'error',
    'a second canonical of a missing page',
    replaced('</head>', '<link rel="canonical" href="https://gorgedrain.example/gone/"></head>'),
  ],
  [
    'link-form',
    'error',
    'links with the name of a file',
    shows(
      ['services', 'service-areas', 'contact']
        .map((name) => `<a href="/${name}/index.html">The page ${name}</a>`)
        .join(' '),
    ),
  ],
  [
    'dead-link',
    'error',
    'links with the id of a session in their paths',
    shows(['services', 'contact'].map((name) => `<a href="/${name}/;jsessionid=1A">The page ${name}</a>`).join(' ')),
  ],
  [
    'host-not-found',
    'error',
    'nginx.conf of another site',
    hostFile('nginx', 'nginx.conf', 'server {\n  location / {\n    try_files $uri $uri/ /index.html;\n  }\n}\n'),
  ],
  [
    'host-not-found',
    'error',
    'Caddyfile of another site',
    hostFile('caddy', 'Caddyfile', 'gorgedrain.example {\n  try_files {path} /index.html\n  file_server\n}\n'),
  ],
  [
    'host-redirect',
    'error',
    'vercel.json of another site',
    hostFile('vercel', 'vercel.json', '{"rewrites":[{"source":"/(.*)","destination":"/index.html"}]}\n'),
  ],
  [
    'host-url-form',
    'error',
    'vercel.json without anything else',
    hostFile('vercel', 'vercel.json', '{"trailingSlash":false}\n'),
  ],
  [
    'host-noindex',
    'error',
    '_headers of a copy for trials',
    hostFile('netlify', '_headers', '/*\n  X-Robots-Tag: noindex\n'),
  ],
  [
    'head-url-host',
    'error',
    'the social images on the own computer',
    rewritten(place, (html) =>
      html.replaceAll(/(?<="(?:og|twitter):image" content=")https:\/\/[^/]*/g, 'http://localhost:4321'),
    ),
  ],
  [
    'script-type',
    'error',
    'the script of a page with the type of another program',
    replaced('<script type="module"', '<script type="7c1d4e09b2f3a6581e0d4c77-module"'),
  ],
  [
    'text-outdated',
    'error',
    'a notice of years ago',
    says('Update, April 6, 2020: Because of the stay-at-home order all visits are suspended until May 1.'),
  ],
  [
    'placeholder-text',
    'error',
    'two profiles of a template',
    replaced(
      '"telephone":"+15415550137"',
      '"sameAs":["https://www.facebook.com/yourpage","https://twitter.com/username"],"telephone":"+15415550137"',
    ),
  ],
  [
    'placeholder-text',
    'error',
    'a script without its account, which the policy blocks',
    replaced('</head>', "<script>load('GTM-XXXXXXX')</script></head>"),
  ],
  [
    'source-empty',
    'error',
    'a main image that waits for a script',
    rewritten(place, (html) =>
      html.replace(/<picture.*?<\/picture>/s, (picture) =>
        picture
          .replaceAll(/ srcset="/gi, ' data-srcset="')
          .replace(/ src="/, ' src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="'),
      ),
    ),
  ],
  [
    'page-unknown',
    'error',
    'a page of spam in another language, without a main landmark',
    ({ write }) =>
      write(
        'services/b7f21.html',
        '<!doctype html><html lang="ja"><head><title>激安 腕時計 専門店 送料無料</title></head><body><h1>腕時計 激安通販</h1><p><a href="/gone/">商品一覧はこちら</a></p></body></html>',
      ),
  ],
  [
    'page-unknown',
    'warning',
    'a page left from elsewhere, with faults of its own',
    ({ write }) =>
      write(
        'old/index.html',
        '<!doctype html><html lang="en"><head><title>Old</title></head><body><p><a href="/gone/">More</a></p></body></html>',
      ),
  ],
  [
    'page-unknown',
    'error',
    'a page left from elsewhere, with a key',
    ({ write }) =>
      write(
        'old/index.html',
        `<!doctype html><html lang="en"><head><title>Old</title></head><body><p>${accessKey}</p></body></html>`,
      ),
  ],
  [
    'canonical-form',
    'error',
    'canonicals with a parameter in which each page has its own value',
    (site) => {
      for (const name of ['drain-cleaning', 'sewer-inspection'])
        site.edit(`services/${name}/index.html`, /(?<=<link rel="canonical" href="[^"]*\/services\/)/, '?name=/')
    },
  ],
  [
    'text-garbled',
    'error',
    'apostrophes in the wrong encoding, after names too',
    (site) => {
      for (const file of [place, otherPlace])
        site.edit(file, '</main>', '<p>Odellâ€™s drains are older than Hood Riverâ€™s.</p></main>')
    },
  ],
  [
    'placeholder-text',
    'error',
    'a mark of a draft in a title',
    replaced('<title>', '<title>DRAFT (do not publish) - '),
  ],
  [
    'text-slip',
    'error',
    'a note of a writer with two marks',
    says('[KAREN – confirm with the owner before this goes live!!] The drains of the town are old.'),
  ],
  [
    'page-unknown',
    'error',
    'a page that says that it does not exist',
    ({ write }) =>
      write(
        'reviews/index.html',
        '<!doctype html><html lang="en"><head><title>Reviews</title><link rel="canonical" href="https://gorgedrain.example/reviews/"><meta property="og:image" content="https://gorgedrain.example/gone.jpg"></head><body><main><h1>Sorry, nothing was found</h1><p>Look for another page.</p></main></body></html>',
      ),
  ],
  [
    'page-unknown',
    'warning',
    'a page left from elsewhere, with the text of another page',
    (site) => {
      const html = site.read(place).replaceAll('/service-areas/hood-river/', '/offers/')
      site.write(
        'offers/index.html',
        html.replace('</main>', '<p>The offers of the past summer are over now.</p></main>'),
      )
    },
  ],
  [
    'robots-txt-blocks',
    'error',
    'two folders in lines one after the other',
    ({ write }) =>
      write(
        'robots.txt',
        'User-agent: *\nDisallow: /assets/\nDisallow: /images/\n\nSitemap: https://gorgedrain.example/sitemap.xml\n',
      ),
  ],
  [
    'picture-without-alt',
    'error',
    'images whose alt text became a title',
    rewritten(place, (html) => html.replaceAll(/(?<=<img[^>]*) alt="/g, ' title="')),
  ],
  ['host-headers', 'warning', '_headers without any header', hostFile('netlify', '_headers', '# None.\n')],
]

test.each(faults)('%s, %s: %s', async (code, severity, _, fault) => {
  const { added } = await garden.plant(fault)
  expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, severity]])
})
