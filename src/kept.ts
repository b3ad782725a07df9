import { noteUse, type Reads, withReads } from './reads.ts'

/** How many values one function keeps for one subject. Further ones are worked out each time. */
const mostKept = 10_000

type Known<Value> = { value: Value; reads: Reads }

/** The values by their first key, each followed by those with a further key, and the value that has no further key. */
type Branch<Value> = { known?: Known<Value>; next?: Map<unknown, Branch<Value>> }

/**
 * A function that works out each value once. Every cache of what pages show is made by it.
 * The value must depend on the arguments alone. They are compared by identity, so they are records of the manifest,
 * texts and numbers, and never objects made for one page.
 * A page that uses a kept value depends on all that was read to make it (`src/reads.ts`).
 * What is kept for the first argument, such as the site, is released with it.
 */
export function kept<Subject extends object, Keys extends readonly unknown[], Value>(
  make: (subject: Subject, ...keys: Keys) => Value,
): (subject: Subject, ...keys: Keys) => Value {
  const stores = new WeakMap<Subject, { root: Branch<Value>; count: number }>()
  return (subject, ...keys) => {
    const store = stores.get(subject) ?? { root: {}, count: 0 }
    const known = branchAt(store.root, keys)?.known
    if (known) {
      noteUse(known.reads)
      return known.value
    }
    if (store.count === 0) stores.set(subject, store)
    const made = withReads(() => make(subject, ...keys))
    noteUse(made.reads)
    if (store.count++ < mostKept) keys.reduce<Branch<Value>>(addBranch, store.root).known = made
    return made.value
  }
}

function branchAt<Value>(root: Branch<Value>, keys: readonly unknown[]): Branch<Value> | undefined {
  let branch: Branch<Value> | undefined = root
  for (const key of keys) branch = branch?.next?.get(key)
  return branch
}

/** The branch of a key, new if there is none yet. */
function addBranch<Value>(branch: Branch<Value>, key: unknown): Branch<Value> {
  branch.next ??= new Map()
  const next = branch.next.get(key) ?? {}
  branch.next.set(key, next)
  return next
}
