import { expect, test } from 'vitest'
import { pageAddress } from '#src/report/parts/page-address.ts'

test('an address that leads to a path can be read, and is read as that path', () => {
  expect(pageAddress('/a/b/')).toBe('/url?path=/a/b/')
  for (const path of ['/a&b=c/', '/100%/', '/a b?c#d+e/', '/ä/']) {
    expect(new URLSearchParams(pageAddress(path).split('?')[1]).get('path')).toBe(path)
  }
})
