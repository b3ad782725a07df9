import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../support/planted-site.ts'

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
  ['host-headers', 'warning', '_headers without any header', hostFile('netlify', '_headers', '# None.\n')],
]

test.each(faults)('%s, %s: %s', async (code, severity, _, fault) => {
  const { added } = await garden.plant(fault)
  expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, severity]])
})
