let hydrating = 0

/**
 * Marks the app's root, `<main>`, as busy while an island in it hydrates. Returns a function that ends this island's
 * claim; the mark is removed with the last claim. Calling the function twice is harmless.
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
