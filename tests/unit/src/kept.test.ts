import { expect, test } from 'vitest'
import { kept } from '#src/kept.ts'

/** A kept function, and the arguments of every call that had to work out a value. */
function counted<Keys extends readonly unknown[]>() {
  const calls: unknown[] = []
  const find = kept((site: object, ...keys: Keys) => {
    calls.push(keys)
    return [site, ...keys]
  })
  return { find, calls }
}

test('a value is worked out once for the same arguments', () => {
  const { find, calls } = counted<[object, string]>()
  const [site, city] = [{}, {}]
  expect(find(site, city, 'head')).toBe(find(site, city, 'head'))
  expect(calls).toHaveLength(1)
})

test('no value at all is kept too', () => {
  let calls = 0
  const find = kept((_: object) => {
    calls++
    return undefined
  })
  const site = {}
  expect([find(site), find(site), calls]).toEqual([undefined, undefined, 1])
})

test('arguments are compared by identity, and one by one', () => {
  const { find } = counted<unknown[]>()
  const [site, city] = [{}, {}]
  expect(find(site, city)).not.toBe(find({}, city))
  expect(find(site, {})).not.toBe(find(site, {}))
  expect(find(site, 'a', undefined)).toEqual([site, 'a', undefined])
  expect(find(site, undefined, 'a')).toEqual([site, undefined, 'a'])
  expect(find(site, 'a')).toEqual([site, 'a'])
  expect(find(site)).toEqual([site])
})

test('values that are used stay, and those that were not used for long are released', () => {
  const { find, calls } = counted<[number]>()
  const site = {}
  find(site, 0)
  for (let number = 1; number <= 10_000; number++) {
    find(site, number)
    find(site, 0)
  }
  expect(calls).toHaveLength(10_001) // each number once
  expect(find(site, 1)).toEqual([site, 1])
  expect(calls).toHaveLength(10_002)
})
