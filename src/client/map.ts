import { watchEmbed } from './embeds.ts'

/**
 * Lets the visitor switch between the drawing and a third-party map. Nothing is requested from the third party before
 * the button is pressed; switching back removes its frame from the page.
 */
export function offerMap(map: HTMLElement): void {
  const box = map.querySelector<HTMLElement>('.embed-box')
  const template = map.querySelector('template')
  const button = map.querySelector('button[data-back]')
  if (!box || !template || !(button instanceof HTMLButtonElement)) return
  button.hidden = false
  button.addEventListener('click', () => {
    const shown = map.querySelector('iframe')
    if (shown) shown.remove()
    else box.prepend(template.content.cloneNode(true))
    box.hidden = Boolean(shown)
    map.querySelector('figure')?.toggleAttribute('hidden', !shown)
    const { back = '' } = button.dataset
    button.dataset.back = button.textContent
    button.textContent = back
    if (shown) return

    watchEmbed(box)
    // Moves focus into the map, unless it has moved elsewhere meanwhile; the button is the next tab stop after the map.
    // Focus set before the frame has loaded would be lost again.
    const frame = map.querySelector('iframe')
    frame?.addEventListener('load', () => {
      if (document.activeElement === button) frame.focus()
    })
  })
}
