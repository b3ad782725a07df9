import { expect, test } from 'vitest'
import { tooManyFiles } from '#generator/hosts/file-count.ts'
import { redirectsOverFiles } from '#generator/hosts/over-files.ts'
import { at, redirect } from '../../../support/host-case.ts'

const files = ['/robots.txt', '/assets/a-1.js', '/assets/b-1.css', '/images/deep/c-1.avif']
const check = (from: string, to?: string) => redirectsOverFiles([redirect(from, to, 4)], files, 'always')

test('a redirect in place of a file is refused at its line, also one that says the file is gone', () => {
  expect(check('/robots.txt', '/new/')).toEqual([
    expect.objectContaining({ code: 'redirect-over-file', severity: 'error', at: { ...at, line: 4 } }),
  ])
  expect(check('/robots.txt')).toHaveLength(1)
})

test('so is a pattern, once for all files it covers', () => {
  expect(check('/assets/*', '/new/').map(({ what }) => what)).toEqual([
    'The redirect from /assets/* would take the place of the file /assets/a-1.js, and 1 more.',
  ])
  expect(check('/images/:folder/:file', '/new/')).toHaveLength(1)
})

test('what covers no file is left alone', () => {
  expect([...check('/assets/', '/new/'), ...check('/robots/', '/new/'), ...check('/images/:file', '/new/')]).toEqual([])
})

test('more files than Cloudflare takes are told of where the site is for it', () => {
  expect(tooManyFiles(['cloudflare'], 20_000, at)).toEqual([])
  expect(tooManyFiles(['cloudflare'], 20_001, at)).toEqual([expect.objectContaining({ code: 'too-many-files' })])
  expect(tooManyFiles(['nginx'], 1_000_000, at)).toEqual([])
})
