import { expect, test } from 'vitest'
import { observe } from '#generator/render/observe/observe.ts'
import { allNames, nameOfUnit } from '#generator/render/observe/unit-names.ts'
import { listUnits } from '#generator/render/observe/units.ts'
import { unitsIn, withReads } from '#src/reads.ts'

const site = () => ({
  manifest: {
    site: { origin: 'https://a.example', hours: { opens: '07:00' } },
    cities: [
      { key: 'alta', slug: 'alta-ut', name: 'Alta', postalCodes: ['84092'] },
      { key: 'bluff', slug: 'bluff-ut', name: 'Bluff', postalCodes: ['84512'] },
    ] as { key: string; slug: string; name: string; postalCodes: string[]; body?: string }[],
    imageFiles: ['a.jpg'],
  },
})

/** Names of the units that a computation reads. */
function unitsRead(work: (data: ReturnType<typeof site>) => unknown): string[] {
  const { observed, units } = observe(site())
  return [...unitsIn(withReads(() => work(observed)).reads)].map((unit) => nameOfUnit(units.names, unit))
}

test('notes each field that is read, and nothing else', () => {
  expect(unitsRead(({ manifest }) => manifest.site.hours.opens)).toEqual(['manifest.site', 'site.hours'])
  expect(unitsRead(({ manifest }) => manifest.imageFiles[0])).toEqual(['manifest.imageFiles'])
})

test('taking a record from a list is a dependency on the list, and on the fields of the record', () => {
  expect(unitsRead(({ manifest }) => manifest.cities[1]?.name)).toEqual([
    'manifest.cities',
    'manifest.cities[]',
    'cities/bluff.name',
  ])
})

test('a missing field is a dependency on the list of fields', () => {
  expect(unitsRead(({ manifest }) => manifest.cities[0]?.body)).toContain('cities/alta')
  expect(unitsRead(({ manifest }) => manifest.cities[0] && 'body' in manifest.cities[0])).toContain('cities/alta')
})

test('a copy of a record depends on all its fields', () => {
  expect(unitsRead(({ manifest }) => ({ ...manifest.cities[0] }))).toEqual(
    expect.arrayContaining(['cities/alta', 'cities/alta.key', 'cities/alta.postalCodes']),
  )
})

test('reads as the data itself does, also if that is frozen', () => {
  const frozen = { manifest: Object.freeze(site().manifest) }
  const { observed } = observe(frozen)
  expect(JSON.parse(JSON.stringify(observed))).toEqual(site())
  expect(observed.manifest.cities.map(({ name }) => name)).toEqual(['Alta', 'Bluff'])
  expect(observed.manifest.cities[0]).toBe(observed.manifest.cities[0])
})

test('the order of a list is a unit, and its records keep theirs', () => {
  const [before, after] = [site(), site()]
  after.manifest.cities.reverse()
  const valuesOf = (data: object) =>
    Object.fromEntries(Array.from(listUnits(data as never).all(), ({ name, value }) => [name, JSON.stringify(value)]))
  const [old, now] = [valuesOf(before), valuesOf(after)]
  expect(Object.keys(now).filter((name) => now[name] !== old[name])).toEqual(['manifest.cities[]'])
})

test('records without a key of their own are one unit', () => {
  const { names } = listUnits({ manifest: { items: [{ text: 'a' }, { text: 'b' }] } })
  expect([...allNames(names)]).toEqual(['manifest', 'manifest.items'])
})

test('a computation within another has reads of its own, and neither names a unit twice', () => {
  const { observed } = observe(site())
  const readSlug = () => observed.manifest.cities[0]?.slug
  const { value: inner, reads: outer } = withReads(() => {
    readSlug()
    const { reads } = withReads(readSlug)
    readSlug()
    return reads
  })
  expect(inner.units).toHaveLength(3) // the list, the order of its records, and the field
  expect([...outer.units].sort()).toEqual([...inner.units].sort())
})

test('each unit has its name, and units of other numbers have none', () => {
  const { names, all } = listUnits(site())
  const every = Array.from(all(), ({ name }) => name)
  expect(every.slice(0, 4)).toEqual(['manifest', 'manifest.site', 'manifest.cities', 'manifest.imageFiles'])
  expect(every).toContain('cities/bluff.postalCodes')
  expect([...allNames(names)]).toEqual(every)
  expect(every.map((_, unit) => nameOfUnit(names, unit))).toEqual(every)
  expect(nameOfUnit(names, every.length)).toBe('')
})
