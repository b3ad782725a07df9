/** What this browser keeps for a site; null without storage, which may be turned off. */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** False if the browser cannot keep it: storage may be turned off or full. */
export function store(key: string, text: string): boolean {
  return attempt(() => localStorage.setItem(key, text) ?? true) ?? false
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
