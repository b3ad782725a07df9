/** Values by key: those of key `k` are at `starts[k]` up to `starts[k + 1]`, in input order. */
export type Grouped = { starts: Uint32Array; values: Uint32Array }

/** Groups `values[i]` by `keys[i]`; every key is less than `bound`. A counting sort in linear time. */
export function groupValues(keys: Uint32Array, values: Uint32Array, bound: number): Grouped {
  const starts = new Uint32Array(bound + 1)
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1
  for (let key = 0; key < bound; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const next = starts.slice(0, bound)
  const grouped = new Uint32Array(values.length)
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? 0
    const at = next[key] ?? 0
    grouped[at] = values[index] ?? 0
    next[key] = at + 1
  }
  return { starts, values: grouped }
}
