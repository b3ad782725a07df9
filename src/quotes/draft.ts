const key = 'quote-draft'

/** Keeps what stands in the form for as long as the tab is open, so that a reload loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify([...new FormData(form)])))
}

/** Fills in what was kept, but for what the visitor or the browser has filled in already. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of inStorage(readEntries) ?? []) {
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      if (field.type === 'checkbox') field.checked ||= field.value === value
      else if (field.value === '') field.value = value
    }
  }
}

export function forgetDraft(): void {
  inStorage((storage) => storage.removeItem(key))
}

/** The entries saveDraft() wrote; a form without files has no other values than text. */
function readEntries(storage: Storage): [string, string][] {
  const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept : []
}

/** A browser may forbid the storage, or have no room left in it; then there is no draft, and the form works as well. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
