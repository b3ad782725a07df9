const key = 'quote-draft'

/** Saves the form's values in session storage, so that a reload loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify([...new FormData(form)])))
}

/** Restores the saved values. Fields that the visitor or the browser has already filled in keep their value. */
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

/** The entries saveDraft() wrote. All values are strings, because the form has no file field. */
function readEntries(storage: Storage): [string, string][] {
  const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept : []
}

/** Storage may be blocked or full; then there is no draft, and the form still works. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
