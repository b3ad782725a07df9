import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Lets React take over the server-rendered HTML. If the component throws, that HTML is restored.
 * @param onSettled called once React has mounted or has failed.
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>, onSettled: () => void): void {
  const { prefix, props } = element.dataset
  // Kept as nodes, because the site's CSP does not allow text to become markup.
  const rendered = [...element.childNodes].map((node) => node.cloneNode(true))
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')]
  const child = createElement(Component, {
    ...JSON.parse(props ?? '{}'),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots.map((slot) => [slot.dataset.slot, slot.innerHTML])) }),
  })
  // An effect runs once React has mounted; hydrateRoot() does not wait for that. This wrapper calls no useId(), so the
  // ids of its child stay as the server wrote them.
  const Mounted = () => {
    useEffect(() => {
      onSettled()
      repeatFocus(element)
    }, [])
    return child
  }
  hydrateRoot(element, createElement(Mounted), {
    identifierPrefix: prefix,
    onUncaughtError: (error) => {
      onSettled()
      element.replaceChildren(...rendered)
      reportError(error)
    },
  })
}

/** Repeats the focus event that started hydration, because React was not listening yet. */
function repeatFocus(island: HTMLElement): void {
  if (island.contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
