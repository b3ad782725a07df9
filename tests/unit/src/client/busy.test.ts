import { expect, test } from 'vitest'
import { markBusy } from '#src/client/busy.ts'

/** A stub with the two methods that markBusy() calls. */
function root() {
  const attributes = new Map<string, string>()
  const element = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as HTMLElement // only these two are called
  return { element, isBusy: () => attributes.get('aria-busy') === 'true' }
}

test('the root is busy until the last of several islands has settled', () => {
  const { element, isBusy } = root()
  const first = markBusy(element)
  const second = markBusy(element)
  expect(isBusy()).toBe(true)
  first()
  expect(isBusy()).toBe(true)
  second()
  expect(isBusy()).toBe(false)
})

test('an island that settles twice does not end the claim of another', () => {
  const { element, isBusy } = root()
  const first = markBusy(element)
  markBusy(element)
  first()
  first()
  expect(isBusy()).toBe(true)
})
