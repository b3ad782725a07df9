import { watchEmbed } from './embeds.ts'

/**
 * Offers the map of another company in place of the drawing, and the way back. Nothing is asked of that company before
 * the button is pressed, and going back takes its frame out of the page again.
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
    // Whoever asked for the map goes on in it, and has the way back as the next stop after it; unless they have gone
    // on elsewhere. Before it has loaded, a browser would take focus out of it again.
    const frame = map.querySelector('iframe')
    frame?.addEventListener('load', () => {
      if (document.activeElement === button) frame.focus()
    })
  })
}
