import { noteUse, type Reads, withReads } from './reads.ts'

/** How many of the last used values a function keeps for one subject; up to twice as many in all. */
const mostKept = 5000

type Known<Value> = { value: Value; reads: Reads }

/** The values by their first key, each followed by those with a further key, and the value that has no further key. */
type Branch<Value> = { known?: Known<Value>; next?: Map<unknown, Branch<Value>> }

/** What is kept for a subject: the last values that were used, their number, and those used before them. */
type Store<Value> = { recent: Branch<Value>; count: number; older: Branch<Value> }

/**
 * A function that works out each value once, or again if it was not used for long. Every cache of what pages show is made
 * by it.
 * The value must depend on the arguments alone. They are compared by identity, so they are records of the manifest,
 * texts and numbers, and never objects made for one page.
 * A page that uses a kept value depends on all that was read to make it (`src/reads.ts`).
 * What is kept for the first argument, such as the site, is released with it.
 */
export function kept<Subject extends object, Keys extends readonly unknown[], Value>(
  make: (subject: Subject, ...keys: Keys) => Value,
): (subject: Subject, ...keys: Keys) => Value {
  const stores = new WeakMap<Subject, Store<Value>>()
  return (subject, ...keys) => {
    const store = stores.get(subject)
    const recent = store && branchAt(store.recent, keys)?.known
    if (recent) {
      noteUse(recent.reads)
      return recent.value
    }
    const known = (store && branchAt(store.older, keys)?.known) ?? withReads(() => make(subject, ...keys))
    noteUse(known.reads)
    keep(stores, subject, keys, known)
    return known.value
  }
}

function keep<Subject extends object, Value>(
  stores: WeakMap<Subject, Store<Value>>,
  subject: Subject,
  keys: readonly unknown[],
  known: Known<Value>,
): void {
  const store = stores.get(subject) ?? { recent: {}, count: 0, older: {} }
  if (store.count === 0) stores.set(subject, store)
  if (store.count === mostKept) {
    store.older = store.recent
    store.recent = {}
    store.count = 0
  }
  store.count++
  keys.reduce<Branch<Value>>(addBranch, store.recent).known = known
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
