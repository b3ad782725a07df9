import { expect, test } from 'vitest'
import { featureReader } from '#generator/audit/truth/listed-features.ts'
import type { Manifest } from '#manifest/schema.ts'

const features = ['Camera & light', 'Cable or jet', 'Flush test', 'Floor wiped']
const services = [{ slug: 'drains', features }] as unknown as Manifest['services'] // no other field is read
const read = featureReader({ services })

function strays(items: readonly string[], service = 'drains') {
  const list = items.map((item) => `<li>${item.replace('&', '&amp;')}</li>`).join('')
  const html = `<title>Cable or jet</title><main><ul><li>Pipes</li></ul><ul class="a">${list}</ul></main>`
  return read({ params: { service }, own: { html } } as never).map(({ found, wanted }) => [found, wanted]) // no other field is read
}

test('an item in place of another one, or added at any place', () => {
  expect(strays([features[0] ?? '', 'Cable or jet', 'New pipes', 'Floor wiped'])).toEqual([['New pipes', 'Flush test']])
  expect(strays([...features, 'New pipes'])).toEqual([['New pipes', '']])
  expect(strays(['New pipes', ...features])).toEqual([['New pipes', '']])
})

test('an item that is missing', () => {
  expect(strays(features.slice(0, 3))).toEqual([['', 'Floor wiped']])
})

test('the same list, one in another order, and lists of something else', () => {
  expect(strays(features)).toEqual([])
  expect(strays(features.toReversed())).toEqual([])
  expect(strays(['Cable or jet', 'By hand', 'By truck', 'By night'])).toEqual([])
  expect(strays([...features, 'New pipes'], 'sewers')).toEqual([])
})
