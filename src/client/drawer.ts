/** From this width the header shows the links of the drawer. It is the breakpoint `xl` of the theme. */
const wideHeader = '(width >= 68rem)'

/**
 * Closes the drawer when the visitor leaves the page, because going back restores the page unchanged, and when the
 * window becomes wide enough to show the links in the header.
 */
export function closeDrawerInTime(): void {
  const close = () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  }
  window.addEventListener('pagehide', close)
  matchMedia(wideHeader).addEventListener('change', close)
}
