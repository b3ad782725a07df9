import { expect, test } from 'vitest'
import { indexNowRequests } from '#generator/diff/index-now.ts'

const origin = 'https://town.example'

test('a request states host, key, key location and absolute URLs', () => {
  expect(indexNowRequests(origin, 'a1b2c3d4', ['/', '/a/'])).toEqual([
    {
      host: 'town.example',
      key: 'a1b2c3d4',
      keyLocation: 'https://town.example/a1b2c3d4.txt',
      urlList: ['https://town.example/', 'https://town.example/a/'],
    },
  ])
})

test('without a key the request has none', () => {
  expect(indexNowRequests(origin, undefined, ['/'])).toEqual([
    { host: 'town.example', urlList: ['https://town.example/'] },
  ])
})

test('10,000 URLs are one request, and one more is two', () => {
  const paths = Array.from({ length: 10_001 }, (_, index) => `/${index}/`)
  const sizes = (given: string[]) => indexNowRequests(origin, undefined, given).map(({ urlList }) => urlList.length)
  expect(sizes(paths.slice(1))).toEqual([10_000])
  expect(sizes(paths)).toEqual([10_000, 1])
})

test('no URLs give no request', () => {
  expect(indexNowRequests(origin, undefined, [])).toEqual([])
})
