import { expect, test } from 'vitest'
import { pageUrl } from '#src/report/parts/page-url.ts'

test('the URL is readable, and its parameter is the path', () => {
  expect(pageUrl('/a/b/')).toBe('/url?path=/a/b/')
  for (const path of ['/a&b=c/', '/100%/', '/a b?c#d+e/', '/ä/']) {
    expect(new URLSearchParams(pageUrl(path).split('?')[1]).get('path')).toBe(path)
  }
})
