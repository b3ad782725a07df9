import { expect, test } from 'vitest'
import { refusedNetworks } from '#generator/audit/files/host-rules/refused-networks.ts'
import type { SiteFiles } from '#generator/core/audited-site.ts'

const refused = (file: string, text: string) => {
  // The function reads nothing else.
  const files = { has: (url: string) => url === `/${file}`, read: () => Buffer.from(text) } as unknown as SiteFiles
  return refusedNetworks(files).map(({ line, crawler }) => `${line} ${crawler}`)
}

test('a list of refused addresses with the network of a search engine is found, also with a wider or a narrower one', () => {
  expect(refused('.htaccess', 'Require all granted\nRequire not ip 203.0.113.0/24 66.249.64.0/19')).toEqual([
    '2 Google',
  ])
  expect(refused('.htaccess', 'Deny from 66.249.0.0/16')).toEqual(['1 Google'])
  expect(refused('nginx.conf', 'server {\n  deny 157.55.39.0/24;\n}')).toEqual(['2 Bing'])
})

test('other networks and single addresses may be refused', () => {
  expect(refused('.htaccess', 'Deny from 203.0.113.0/24\nDeny from 66.249.66.1\nRequire ip 66.249.64.0/19')).toEqual([])
  expect(refused('nginx.conf', 'allow 66.249.64.0/19;')).toEqual([])
})
