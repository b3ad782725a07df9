import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Lets React take over what the server rendered, which is put back should the component fail.
 * @param onSettled called once React has mounted, or has given up.
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>, onSettled: () => void): void {
  const { prefix, props } = element.dataset
  // As elements: the policy of the site lets no text become markup.
  const rendered = [...element.childNodes].map((node) => node.cloneNode(true))
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')]
  const child = createElement(Component, {
    ...JSON.parse(props ?? '{}'),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots.map((slot) => [slot.dataset.slot, slot.innerHTML])) }),
  })
  // An effect runs once React has mounted, which hydrateRoot() does not wait for. A parent that asks for no id leaves
  // those of its child as the server wrote them.
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

/** The focus that woke an island came before anybody listened. */
function repeatFocus(island: HTMLElement): void {
  if (island.contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
