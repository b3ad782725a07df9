import type { ComponentType } from 'react'
import { type IslandName, islandLoaders } from '../islands/registry.ts'
import { markBusy } from './busy.ts'

/**
 * Wakes each island when it comes into view or is first touched, whichever is sooner; one that works without script only
 * when it is touched, or holds what the address asks for. React is fetched only then.
 */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const isSeenToo = element.dataset.wake === 'visible' || holdsFragment(element)
    whenNeeded(element, isSeenToo, () => hydrate(element))
  }
}

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

function whenNeeded(element: HTMLElement, isSeenToo: boolean, wake: () => void): void {
  const start = () => {
    observer.disconnect()
    for (const touch of touches) element.removeEventListener(touch, start)
    wake()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start()
  })
  if (isSeenToo) observer.observe(element)
  for (const touch of touches) element.addEventListener(touch, start)
}

/** Whether the address asks for something in the element. `:target` is not yet told when this runs. */
function holdsFragment(element: HTMLElement): boolean {
  const asked = document.getElementById(location.hash.slice(1))
  return asked !== null && element.contains(asked)
}

async function hydrate(element: HTMLElement): Promise<void> {
  const release = markBusy()
  const repeat = notePress(element)
  const settle = () => {
    release()
    repeat()
  }
  try {
    // The server wrote this attribute from an IslandName, and its props beside it.
    const load = islandLoaders[element.dataset.island as IslandName] as () => Promise<ComponentType<object>>
    const [{ hydrateIsland }, Component] = await Promise.all([import('./hydrate-island.ts'), load()])
    hydrateIsland(element, Component, settle)
  } catch (error) {
    // What the server rendered stays as it is; the console gets the error. The next touch tries again, which helps in
    // browsers that do not remember for as long as the page lives that a module could not be had.
    release()
    whenNeeded(element, false, () => hydrate(element))
    throw error
  }
}

/** Keeps the button that is pressed while nobody listens yet. Returns what presses it again, once somebody does. */
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
