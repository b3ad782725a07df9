import type { SiteSettings } from '#manifest/schema.ts'

/**
 * Behaviour of toasts, from site.yaml, and the texts around them: what a screen reader announces before each toast, and
 * the name of its close button.
 */
export type ToastSettings = SiteSettings['display']['toast'] & { words: { toast: string; close: string } }

export type ToastContent = {
  title: string
  text?: string
  /** `destructive` for errors. */
  variant?: 'default' | 'destructive'
}

export type Toast = ToastContent & {
  id: string
  /** False once dismissed; the toast is kept until `removeDelay` has passed, so that an update can reopen it. */
  isOpen: boolean
  /** Number of updates. A new revision is announced again and has its full time on screen. */
  revision: number
}

export type ToastStore = {
  /** Shows a toast. Returns its id. */
  add: (content: ToastContent) => string
  /** Changes the contents of a toast, and reopens it if it was dismissed. Ignores removed toasts. */
  update: (id: string, change: Partial<ToastContent>) => void
  /** Closes a toast; it is removed `removeDelay` later. */
  dismiss: (id: string) => void
  /** Removes a toast immediately. */
  remove: (id: string) => void
  /** Newest first, never more than `limit`. The same array until something changes. */
  list: () => readonly Toast[]
  /** Calls `listener` after every change. Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** Holds the toasts; `Toaster.tsx` shows them. A new toast replaces the oldest when `limit` is reached. */
export function createToastStore({ limit, removeDelay }: Pick<ToastSettings, 'limit' | 'removeDelay'>): ToastStore {
  let toasts: readonly Toast[] = []
  let added = 0
  const removals = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const find = (id: string) => toasts.find((toast) => toast.id === id)
  const replace = (next: readonly Toast[]) => {
    for (const { id } of toasts) if (!next.some((toast) => toast.id === id)) cancelRemoval(id)
    toasts = next
    for (const listener of listeners) listener()
  }
  const change = (id: string, changed: Partial<Toast>) =>
    replace(toasts.map((toast) => (toast.id === id ? { ...toast, ...changed } : toast)))
  const remove = (id: string) => {
    if (find(id)) replace(toasts.filter((toast) => toast.id !== id))
  }
  const cancelRemoval = (id: string) => {
    clearTimeout(removals.get(id))
    removals.delete(id)
  }

  return {
    add: (content) => {
      added += 1
      const id = String(added)
      replace([{ ...content, id, isOpen: true, revision: 0 }, ...toasts].slice(0, limit))
      return id
    },
    update: (id, content) => {
      const toast = find(id)
      if (!toast) return
      cancelRemoval(id)
      change(id, { ...content, isOpen: true, revision: toast.revision + 1 })
    },
    dismiss: (id) => {
      if (!find(id)?.isOpen) return
      removals.set(
        id,
        setTimeout(() => remove(id), removeDelay),
      )
      change(id, { isOpen: false })
    },
    remove,
    list: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
