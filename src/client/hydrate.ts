import type { ComponentType } from 'react'
import { type IslandName, islandLoaders } from '../islands/registry.ts'

/** Wakes each island when it comes into view or is first touched, whichever is sooner. React is fetched only then. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    whenNeeded(element, () => hydrate(element))
}

const touches = ['pointerdown', 'focusin', 'keydown'] as const

function whenNeeded(element: HTMLElement, wake: () => void): void {
  const start = () => {
    observer.disconnect()
    for (const touch of touches) element.removeEventListener(touch, start)
    wake()
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start()
  })
  observer.observe(element)
  for (const touch of touches) element.addEventListener(touch, start)
}

async function hydrate(element: HTMLElement): Promise<void> {
  const { island, prefix, props } = element.dataset
  const setIdle = () => element.removeAttribute('aria-busy')
  element.setAttribute('aria-busy', 'true')
  try {
    // The server wrote these attributes from an IslandName and its props.
    const load = islandLoaders[island as IslandName] as () => Promise<ComponentType<object>>
    const [{ hydrateRoot }, { createElement, useEffect }, Component] = await Promise.all([
      import('react-dom/client'),
      import('react'),
      load(),
    ])
    const child = createElement(Component, JSON.parse(props ?? '{}'))
    // An effect runs once React has mounted, which hydrateRoot() does not wait for. A parent that asks for no id leaves
    // those of its child as the server wrote them.
    const Mounted = () => {
      useEffect(setIdle, [])
      return child
    }
    hydrateRoot(element, createElement(Mounted), { identifierPrefix: prefix })
  } catch (error) {
    // What the server rendered stays as it is; the console gets the error.
    setIdle()
    throw error
  }
}
