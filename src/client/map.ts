import { watchEmbed } from './embeds.ts'

/**
 * Opens the frame of a third-party map in the place of the drawing: at once or only on a press of the button, as the
 * manifest says. A frame that opens at once is out of sight until it has loaded, and is removed if it does not load.
 * The button also switches back to the drawing, which removes the frame from the page.
 */
export function offerMap(map: HTMLElement): void {
  const box = map.querySelector<HTMLElement>('.embed-box')
  const panel = map.querySelector<HTMLElement>('.embed-panel')
  const template = map.querySelector('template')
  const button = map.querySelector<HTMLButtonElement>('button[data-back]')
  if (!box || !panel || !template || !button) return
  const drawing = map.querySelector('[data-drawing]')
  let isRequested = false

  const show = (isFramed: boolean) => {
    // A frame without a box would not load.
    box.style.visibility = isFramed ? '' : 'hidden'
    if (map.hasAttribute('data-framed') === isFramed) return
    map.toggleAttribute('data-framed')
    const { back = '' } = button.dataset
    button.dataset.back = button.textContent ?? ''
    button.textContent = back
  }
  const close = () => {
    for (const part of box.querySelectorAll('iframe, script')) part.remove()
    box.hidden = true
    panel.hidden = true
    isRequested = false
    show(false)
  }
  const open = () => {
    show(isRequested)
    if (!box.hidden) return
    box.hidden = false
    box.prepend(template.content.cloneNode(true))
    // The browser may take a frame to be further away than this script does.
    const frame = box.querySelector('iframe')
    if (frame) frame.loading = 'eager'
    watchEmbed(box, settle)
    // Focus set before the frame has loaded would be lost again. The button is the next tab stop after the map.
    frame?.addEventListener('load', () => {
      if (isRequested && document.activeElement === button) frame.focus()
    })
  }
  const settle = (hasFailed: boolean) => {
    if (hasFailed && !isRequested) close()
    // A link of the drawing keeps the focus that it has.
    else if (drawing?.contains(document.activeElement))
      drawing.addEventListener('focusout', () => setTimeout(settle, 0, hasFailed), { once: true })
    else if (!box.hidden) show(true)
  }

  button.hidden = false
  button.addEventListener('click', () => {
    if (map.hasAttribute('data-framed')) return close()
    isRequested = true
    open()
  })
  if (map.dataset.map === 'lazy') open()
}
