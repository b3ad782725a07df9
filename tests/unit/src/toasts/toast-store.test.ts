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

  test('takes the place of the one before, when one is the limit', () => {
    const store = createToastStore(settings)
    store.add({ title: 'First' })
    store.add({ title: 'Second' })
    expect(titles(store)).toEqual(['Second'])
  })

  test('puts the newest first, and leaves out the oldest beyond a higher limit', () => {
    const store = createToastStore({ ...settings, limit: 2 })
    for (const title of ['First', 'Second', 'Third']) store.add({ title })
    expect(titles(store)).toEqual(['Third', 'Second'])
  })

  test('gives each an id of its own', () => {
    const store = createToastStore(settings)
    expect(store.add({ title: 'Saved' })).not.toBe(store.add({ title: 'Saved' }))
  })
})

describe('updating a toast', () => {
  test('changes what is given and keeps the rest', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Sending', text: 'One moment', variant: 'destructive' })
    store.update(id, { title: 'Sent' })
    expect(store.list()).toEqual([
      expect.objectContaining({ id, title: 'Sent', text: 'One moment', variant: 'destructive' }),
    ])
  })

  test('counts, so that it is announced again', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Sending' })
    store.update(id, { title: 'Sent' })
    expect(store.list()[0]?.revision).toBe(1)
  })

  test('opens one that was dismissed, which is then not removed', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Sending' })
    store.dismiss(id)
    store.update(id, { title: 'Sent' })
    vi.advanceTimersByTime(settings.removeDelay)
    expect(store.list()).toEqual([expect.objectContaining({ title: 'Sent', isOpen: true })])
  })

  test('does nothing for one that is gone', () => {
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

  test('a second time does not put its removal off', () => {
    const store = createToastStore(settings)
    const id = store.add({ title: 'Saved' })
    store.dismiss(id)
    vi.advanceTimersByTime(999_999)
    store.dismiss(id)
    vi.advanceTimersByTime(1)
    expect(store.list()).toEqual([])
  })

  test('leaves no timer behind once a newer one has taken its place', () => {
    const store = createToastStore(settings)
    store.dismiss(store.add({ title: 'First' }))
    store.add({ title: 'Second' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('removing a toast forgets it at once, with its timer', () => {
  const store = createToastStore(settings)
  const id = store.add({ title: 'Saved' })
  store.dismiss(id)
  store.remove(id)
  expect(store.list()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

describe('whoever listens', () => {
  test('hears of every change until it stops', () => {
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
