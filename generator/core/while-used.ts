/**
 * Reads values by key, and keeps each as long as anything else does. One that nothing else has kept since the last full
 * garbage collection is read again.
 */
export function whileUsed<Value extends object>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, WeakRef<Value>>()
  const pending = new Map<string, Promise<Value>>()
  return (key, read) => {
    const value = known.get(key)?.deref()
    if (value) return Promise.resolve(value)
    const started = pending.get(key) ?? read().finally(() => pending.delete(key))
    pending.set(key, started)
    return started.then((fresh) => {
      known.set(key, new WeakRef(fresh))
      return fresh
    })
  }
}
