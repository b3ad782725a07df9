import { expect, test } from 'vitest'
import { barePath, fileOfUrl, filesOfBarePath, otherPaths, urlOfFile } from '#generator/core/page-file.ts'

test.each([
  ['/', 'index.html'],
  ['/a/', 'a/index.html'],
  ['/a/b/', 'a/b/index.html'],
  ['/a', 'a.html'],
  ['/a/b', 'a/b.html'],
  ['/404.html', '404.html'],
  ['/Old.HTM', 'Old.HTM'],
])('the page at %s is written to %s', (url, file) => {
  expect(fileOfUrl(url)).toBe(file)
})

test.each(['always', 'never'] as const)('urlOfFile reverses fileOfUrl for the form %s', (form) => {
  for (const url of ['/', ...(form === 'always' ? ['/a/', '/a/b/'] : ['/a', '/a/b']), '/404.html'])
    expect(urlOfFile(fileOfUrl(url), form)).toBe(url)
})

test('a file that no page has in this form of URL gets the URL that hosts serve it at', () => {
  expect(urlOfFile('a.html', 'always')).toBe('/a.html')
  expect(urlOfFile('a/index.html', 'never')).toBe('/a/')
})

test('hosts also serve a page at the path of its file', () => {
  expect(['/', '/a/', '/a', '/404.html'].map(otherPaths)).toEqual([
    ['/index.html', '/index'],
    ['/a/index.html'],
    ['/a.html'],
    [],
  ])
})

test('all paths of one page have one bare path', () => {
  expect(new Set(['/a/b', '/a/b/', '/a/b.html', '/a/b/index.html'].map(barePath))).toEqual(new Set(['/a/b']))
  expect(['/', '/index.html', '/.html'].map(barePath)).toEqual(['', '', '/.html'])
})

test('the page of a bare path is in one of two files', () => {
  expect(filesOfBarePath('/a/b')).toEqual({ inFolder: 'a/b/index.html', alone: 'a/b.html' })
  expect(filesOfBarePath('').inFolder).toBe('index.html')
})
