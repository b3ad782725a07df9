import { expect, test } from 'vitest'
import { hostFiles } from '#generator/hosts/host-files.ts'
import type { HostName } from '#manifest/schema/hosting.ts'
import { hostInput } from '../../../support/host-case.ts'

// tests/build/hosts.test.ts tests the behaviour of the servers, where they are installed.

const textFor = (hosts: HostName[], languageFolders: string[]) => {
  const { files, snippets } = hostFiles(hostInput({ hosts, languageFolders }))
  return [...files, ...snippets].filter(({ file }) => file !== 'rules.json').map(({ text }) => text)[0] ?? ''
}

test.each([
  ['netlify', '/es/* /es/404.html 404'],
  ['apache', '<If "%{REQUEST_URI} =~ m#^/es/#">\nErrorDocument 404 /es/404.html'],
  ['nginx', 'if ($uri ~ "^/es/") { set $not_found /es/404.html; }'],
  ['caddy', 'rewrite @missing_es /es/404.html'],
] as const)('%s answers an unknown URL of a language with its 404 page', (host, rule) => {
  expect(textFor([host], ['es'])).toContain(rule)
  expect(textFor([host], [])).not.toContain('/es/')
})

test('Cloudflare finds the nearest 404.html itself, and gets no rule that it does not support', () => {
  expect(textFor(['cloudflare'], ['es'])).not.toContain('/es/404.html')
})
