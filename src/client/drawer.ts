/** From this width on the links of the drawer stand in the header: the same as in header.css. */
const wideHeader = '(width >= 68rem)'

/**
 * Closes the drawer where it would be in the way: behind a page that is left, because going back restores the page as it
 * was, and in a window that has become wide enough to need none.
 */
export function closeDrawerInTime(): void {
  const close = () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.drawer[open]')) dialog.close()
  }
  window.addEventListener('pagehide', close)
  matchMedia(wideHeader).addEventListener('change', close)
}
