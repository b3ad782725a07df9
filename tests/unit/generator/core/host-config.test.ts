import { expect, test } from 'vitest'
import { configOfOthers, hostConfigPattern, isHostConfig } from '#generator/core/host-config.ts'

test('only the names of configuration files are host configuration', () => {
  const files = ['_headers', 'vercel.json', '.htaccess', 'a/vercel.json', 'index.html', 'toString']
  expect(files.filter(isHostConfig)).toEqual(['_headers', 'vercel.json', '.htaccess'])
})

test('the configuration of other hosts is what the readers do not read', () => {
  expect(configOfOthers(['netlify', 'apache', 'nginx'], ['netlify', 'cloudflare'])).toEqual(['.htaccess'])
})

test('the pattern matches the files that are not hidden, literally', () => {
  const pattern = new RegExp(`^(${hostConfigPattern()})$`)
  expect(
    ['_headers', '_redirects', 'vercel.json', 'vercel-json', '.htaccess'].map((file) => pattern.test(file)),
  ).toEqual([true, true, true, false, false])
})
