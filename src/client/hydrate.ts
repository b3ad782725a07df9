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
  element.setAttribute('aria-busy', 'true')
  // The server wrote these attributes from an IslandName and its props.
  const load = islandLoaders[island as IslandName] as () => Promise<ComponentType<object>>
  const [{ hydrateRoot }, { createElement }, Component] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ])
  hydrateRoot(element, createElement(Component, JSON.parse(props ?? '{}')), { identifierPrefix: prefix })
  element.removeAttribute('aria-busy')
}
