import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastStore } from '#src/toasts/toast-store.ts'

const settings = { limit: 1, removeDelay: 1_000_000 }
const titles = (store: ReturnType<typeof createToastStore>) => store.list().map(({ title }) => title)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('adding a toast', () => {
  test('opens it', () => {
    const store = createToastStore(settings)
    store.add({ title: 'Saved' })
    expect(store.list()).toEqual([expect.objectContaining({ title: 'Saved', isOpen: true })])
  })

  test('replaces the previous toast when the limit is one', () => {
    const store = createToastStore(settings)
    store.add({ title: 'First' })
    store.add({ title: 'Second' })
    expect(titles(store)).toEqual(['Second'])
  })

  test('lists the newest first, and drops the oldest beyond a higher limit', () => {
    const store = createToastStore({ ...settings, limit: 2 })
    for (const title of ['First', 'Second', 'Third']) store.add({ title })
    expect(titles(store)).toEqual(['Third', 'Second'])
  })

  test('gives each a unique id', () => {
    const store = createToastStore(settings)
    expect(store.add({ title: 'Saved' })).not.toBe(store.add({ title: 'Saved' }))
  })
})

describe('updating a toast', () => {
  test('changes the given fields and keeps the rest', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Sending', text: 'One moment', variant: 'destructive' })
    store.update(id, { title: 'Sent' })
    expect(store.list()).toEqual([
      expect.objectContaining({ id, title: 'Sent', text: 'One moment', variant: 'destructive' }),
    ])
  })

  test('counts the revision, so that the toast is announced again', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Sending' })
    store.update(id, { title: 'Sent' })
    expect(store.list()[0]?.revision).toBe(1)
  })

  test('reopens a dismissed toast, which is then not removed', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Sending' })
    store.dismiss(id)
    store.update(id, { title: 'Sent' })
    vi.advanceTimersByTime(settings.removeDelay)
    expect(store.list()).toEqual([expect.objectContaining({ title: 'Sent', isOpen: true })])
  })

  test('does nothing for a removed toast', () => {
    const store = createToastStore(settings)
    store.update('1', { title: 'Sent' })
    expect(store.list()).toEqual([])
  })
})

describe('dismissing a toast', () => {
  test('closes it, and removes it 1,000,000 ms later', () => {
    const store = createToastStore(settings)
    store.dismiss(store.add({ title: 'Saved' }))
    expect(store.list()).toEqual([expect.objectContaining({ isOpen: false })])
    vi.advanceTimersByTime(999_999)
    expect(store.list()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.list()).toEqual([])
  })

  test('a second time does not delay its removal', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Saved' })
    store.dismiss(id)
    vi.advanceTimersByTime(999_999)
    store.dismiss(id)
    vi.advanceTimersByTime(1)
    expect(store.list()).toEqual([])
  })

  test('leaves no timer once a newer toast has replaced it', () => {
    const store = createToastStore(settings)
    store.dismiss(store.add({ title: 'First' }))
    store.add({ title: 'Second' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('removing a toast removes it immediately, with its timer', () => {
  const store = createToastStore(settings)
  const id = store.add({ title: 'Saved' })
  store.dismiss(id)
  store.remove(id)
  expect(store.list()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

describe('a subscriber', () => {
  test('is called for every change until it unsubscribes', () => {
    const store = createToastStore(settings)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    const id = store.add({ title: 'Saved' })
    store.update(id, { title: 'Saved again' })
    store.dismiss(id)
    store.remove(id)
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
    store.add({ title: 'Saved' })
    expect(listener).toHaveBeenCalledTimes(4)
  })

  test('gets the same list until something changes', () => {
    const store = createToastStore(settings)
    store.add({ title: 'Saved' })
    const before = store.list()
    store.dismiss('none')
    expect(store.list()).toBe(before)
  })
})
