let hydrating = 0

/**
 * Marks the app's root, `<main>`, as busy while an island in it is being hydrated. Returns what takes the mark away
 * again, once no other island needs it; calling that twice does no harm.
 */
export function markBusy(root: HTMLElement | null = document.querySelector('main')): () => void {
  hydrating += 1
  root?.setAttribute('aria-busy', 'true')
  let isSettled = false
  return () => {
    if (isSettled) return
    isSettled = true
    hydrating -= 1
    if (hydrating === 0) root?.removeAttribute('aria-busy')
  }
}
