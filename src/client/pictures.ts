/**
 * Replaces an image that does not load by the next of its alternatives, and hides it when none is left: its frame then
 * shows its colour, without the browser's icon and alt text.
 */
export function replaceFailedPictures(): void {
  // An error event does not bubble, so the listener captures it.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showNext(target), true)
  // These have failed before this script ran.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) showNext(image)
}

function showNext(image: HTMLImageElement): void {
  const [next, ...rest] = image.dataset.instead?.split(' ') ?? []
  // Transparent and not hidden, so that assistive technology still gets the alt text.
  if (!next) {
    image.style.opacity = '0'
    return
  }
  image.dataset.instead = rest.join(' ')
  // The alt text describes the image that has failed. An alternative only fills its frame.
  image.onload = () => {
    image.alt = ''
  }
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = next
}
