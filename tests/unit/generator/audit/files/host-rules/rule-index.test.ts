import { expect, test } from 'vitest'
import { apacheRules } from '#generator/audit/files/host-rules/apache-rules.ts'
import { azureRules } from '#generator/audit/files/host-rules/azure-rules.ts'
import { firebaseRules } from '#generator/audit/files/host-rules/firebase-rules.ts'
import { pathsOfPattern } from '#generator/audit/files/host-rules/host-rule.ts'
import { netlifyRules } from '#generator/audit/files/host-rules/netlify-rules.ts'
import { indexRules } from '#generator/audit/files/host-rules/rule-index.ts'
import { caddyRules, nginxRules } from '#generator/audit/files/host-rules/server-rules.ts'
import { redirectsRules } from '#generator/audit/files/host-rules/underscore-rules.ts'
import { vercelRules } from '#generator/audit/files/host-rules/vercel-rules.ts'

const files = {
  _redirects: redirectsRules('/old /new\n/old/* /new/:splat\nhttps://example.com/old/ /x/\n/a/:name/ /b/\n/old/x/ /'),
  '.htaccess': apacheRules(
    [
      'RewriteCond %{THE_REQUEST} "^[A-Z]+ /old/?[?\\s]"',
      'RewriteRule ^ "/new/" [R=301,L]',
      'RewriteCond %{REQUEST_URI} ^/old/x\\.html$',
      'RewriteRule ^ /new/ [R=301]',
      'RewriteCond %{REQUEST_URI} !^/old$',
      'RewriteRule ^ /new/ [R=301]',
      'RewriteCond %{REQUEST_URI} ^/OLD$ [NC]',
      'RewriteRule ^ /new/ [R=301]',
      'RewriteRule ^old/x$ /new/ [R=301]',
      'RewriteRule ^OLD/?$ /new/ [NC,R=301]',
      'RewriteRule ^old/ /new/ [R=301]',
      'Redirect 301 /old /new',
      'RedirectMatch 301 ^/old/x\\.html$ /new',
      'RedirectMatch 301 ^/ol?d/?$ /new',
    ].join('\n'),
  ),
  'vercel.json': vercelRules(
    JSON.stringify({
      redirects: [
        { source: '/old', destination: '/new' },
        { source: '/(.*)', destination: '/' },
        { source: '/old/:path*', destination: '/' },
      ],
    }),
  ),
  'netlify.toml': netlifyRules(
    '[[redirects]]\nfrom = "/old"\nto = "/new"\n[[redirects]]\nfrom = "/old/*"\nto = "/new"\nforce = true',
  ),
  'firebase.json': firebaseRules(
    JSON.stringify({
      hosting: {
        redirects: [
          { source: '/old', destination: '/new' },
          { source: 'old/**', destination: '/new' },
          { regex: '^/old/x', destination: '/new' },
        ],
      },
    }),
  ),
  'staticwebapp.config.json': azureRules(
    JSON.stringify({
      routes: [
        { route: '/old', redirect: '/new' },
        { route: '/old/*', redirect: '/new' },
      ],
    }),
  ),
  'nginx.conf': nginxRules('location = /old { return 301 /new; }\nlocation /old/ { return 301 /new; }'),
  Caddyfile: caddyRules('redir /old /new 301\nredir /old/* /new\nredir /old/x.html /new permanent'),
}
const paths = [
  '/',
  '/old',
  '/old/',
  '/OLD',
  '/OLD/',
  '/od',
  '/old/x',
  '/old/x/',
  '/old/x.html',
  '/old/xahtml',
  '/a/b/',
  '/a/',
]

test.each(Object.entries(files))('the index of %s finds the rules that match a path, in their order', (_, rules) => {
  expect(rules.length).toBeGreaterThan(1)
  const rulesFor = indexRules(rules)
  for (const path of paths) expect(rulesFor(path), path).toEqual(rules.filter(({ matches }) => matches(path)))
})

test.each(Object.entries(files))('the first rule of %s is for one path, which it names', (_, [rule]) => {
  expect(rule?.paths).toContain('/old')
})

test('a rule for one of 50,000 former pages is found without comparing the others', () => {
  let compared = 0
  const all = redirectsRules(Array.from({ length: 50_000 }, (_, at) => `/old/${at}/ /new/`).join('\n'))
  const rules = all.map((rule) => ({ ...rule, matches: (path: string) => ++compared > 0 && rule.matches(path) }))
  expect(indexRules(rules)('/old/4321').map(({ from }) => from)).toEqual(['/old/4321/'])
  expect(compared).toBe(1)
})

test.each([
  ['^/old/?$', ['/old', '/old/']],
  ['^/old\\.html$', ['/old.html']],
  ['^/old', undefined],
  ['/old$', undefined],
  ['^/ol?d$', undefined],
  ['^/old/\\d$', undefined],
  ['^/(old)$', undefined],
])('%s is for %s', (pattern, found) => {
  expect(pathsOfPattern(pattern)).toEqual(found)
})
