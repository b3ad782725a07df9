import { markBusy } from './busy.ts'

/**
 * Hydrates each island when it comes into view or on first interaction, whichever is sooner, and only then fetches
 * React. An island that works without script waits for interaction, unless it contains the fragment's target.
 */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wakesInView = element.dataset.wake === 'visible' || holdsFragment(element)
    whenNeeded(element, wakesInView, () => hydrate(element))
  }
}

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

function whenNeeded(element: HTMLElement, wakesInView: boolean, wake: () => void): void {
  const start = () => {
    observer.disconnect()
    for (const touch of touches) element.removeEventListener(touch, start)
    wake()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start()
  })
  if (wakesInView) observer.observe(element)
  for (const touch of touches) element.addEventListener(touch, start)
}

/** Whether the URL's fragment names something in the element. `:target` does not match yet when this runs. */
function holdsFragment(element: HTMLElement): boolean {
  const target = document.getElementById(location.hash.slice(1))
  return target !== null && element.contains(target)
}

async function hydrate(element: HTMLElement): Promise<void> {
  const release = markBusy()
  const repeat = notePress(element)
  const settle = () => {
    release()
    repeat()
  }
  try {
    const { island = '', module = '' } = element.dataset
    const [{ hydrateIsland }, components] = await Promise.all([
      import('./hydrate-island.ts'),
      import(/* @vite-ignore */ module),
    ])
    hydrateIsland(element, components[island], settle)
  } catch (error) {
    // The server-rendered HTML stays; the console gets the error. The next interaction tries again, which helps in
    // browsers that do not cache a failed module import for the lifetime of the page.
    release()
    whenNeeded(element, false, () => hydrate(element))
    throw error
  }
}

/** Remembers the button pressed before hydration. Returns a function that presses it again afterwards. */
function notePress(element: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button:not([type=reset])') : null
  }
  element.addEventListener('click', note)
  return () => {
    element.removeEventListener('click', note)
    pressed?.click()
  }
}
