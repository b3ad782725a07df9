import { expect, test } from 'vitest'
import { hostFiles } from '#generator/hosts/host-files.ts'
import type { HostName } from '#manifest/schema/hosting.ts'
import { hostInput, redirect } from '../../../support/host-case.ts'

// tests/build/hosts.test.ts tests the behaviour of the servers, where they are installed.

const textFor = (host: HostName, trailingSlash: 'always' | 'never') => {
  const { files, snippets } = hostFiles(
    hostInput({ hosts: [host], trailingSlash, redirects: [redirect('/old/*', '/new/*')] }),
  )
  return [...files, ...snippets].filter(({ file }) => file !== 'rules.json').map(({ text }) => text)[0] ?? ''
}

test.each([
  ['apache', 'RewriteRule "^404/?$" - [R=404,L]', 'RewriteRule "^index(?:/|\\.html)?$" "/" [R=301,L]'],
  ['caddy', '@unnamed path_regexp `^/404/?$`\n  error @unnamed 404', 'redir @query /{re.query.1} 301'],
  ['nginx', 'if ($uri = "/404") { return 404; }', 'if ($uri = "/index") { return 301 /$is_args$args; }'],
] as const)(
  'without slashes %s serves neither the 404 page nor the home page by the name of its file',
  (host, ...rules) => {
    for (const rule of rules) {
      expect(textFor(host, 'never')).toContain(rule)
      expect(textFor(host, 'always')).not.toContain(rule)
    }
  },
)

test.each([
  ['apache', 'RewriteRule ^ "/new" [R=301,L,NE]', 'RewriteRule ^ "/new/" [R=301,L,NE]'],
  ['caddy', /redir @r0 "\/new\{re/, /redir @r0 "\/new\/\{re/],
  ['nginx', 'return 301 "/new$is_args$args"', 'return 301 "/new/$is_args$args"'],
  ['netlify', '/old /new 301\n/old/ /new 301\n/old/* /new/:splat 301', '/old /new/ 301\n/old/* /new/:splat 301'],
  ['cloudflare', '/old /new 301\n/old/ /new 301\n/old/* /new/:splat 301', '/old /new/ 301\n/old/* /new/:splat 301'],
] as const)('on %s a star that matches nothing redirects to a URL in the form of the site', (host, never, always) => {
  expect(textFor(host, 'never')).toMatch(never)
  expect(textFor(host, 'always')).toMatch(always)
})
