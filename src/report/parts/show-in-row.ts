/** Scrolls a row so that an element is in its middle. scrollIntoView would scroll the window too. */
export function showInRow(element: HTMLElement | null | undefined, row: HTMLElement | null | undefined): void {
  if (!element || !row) return
  const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
