import { deserialize, serialize } from 'node:v8'
import type { Manifest } from '#manifest/schema.ts'
import type { FileCache } from '../../core/file-cache.ts'
import { hashOf } from '../../core/hash.ts'
import { observe } from './observe.ts'
import { nameOfUnit } from './unit-names.ts'

/** Lists of units kept for one name. Each is what the work has read of some manifest. */
const mostLists = 8

type Work<Value> = {
  /** What is made, and everything it depends on besides the manifest, such as the code. */
  name: string
  manifest: Manifest
  cache: FileCache
  /** Makes plain data or bytes of what it reads of the manifest, in its own language. */
  make: (manifest: Manifest) => Promise<Value> | Value
}

/** Makes something of a manifest, or takes it from the cache if all that it was made from is unchanged. */
export async function remember<Value>({ name, manifest, cache, make }: Work<Value>): Promise<Value> {
  const read = new Set<number>()
  const { observed, units } = observe({ manifest: { ...manifest, translations: [] } }, (unit) => read.add(unit))
  const lists: string[][] = JSON.parse(cache.read(name)?.toString() ?? '[]')
  const valuesOf = (list: readonly string[]) => {
    const wanted = new Set(list)
    const values = new Map<string, unknown>()
    for (const { name, value } of units.all()) if (wanted.has(name)) values.set(name, value)
    return values
  }
  const known = valuesOf(lists.flat())
  const entryOf = (list: readonly string[], values = known) =>
    `${name}-${hashOf(JSON.stringify(list.map((unit) => [unit, values.get(unit)])))}`
  for (const list of lists) {
    const entry = cache.read(entryOf(list))
    if (entry) return deserialize(entry) // what the same work once made
  }
  const value = await make(observed.manifest)
  const list = Array.from(read, (unit) => nameOfUnit(units.names, unit)).sort()
  cache.write(entryOf(list, valuesOf(list)), serialize(value))
  const others = lists.filter((each) => each.join() !== list.join())
  cache.write(name, JSON.stringify([list, ...others].slice(0, mostLists)))
  return value
}
