/** Milliseconds from the load event until the browser has painted what was loaded, also on a slow phone. */
const painting = 200
/** Milliseconds to wait for the load event. A frame that never answers keeps it from coming. */
const patience = 2000

/**
 * Calls back once the page has loaded and is shown, so that what it fetches does not delay fonts and pictures. For the
 * script of every page, which always runs before the page has loaded.
 */
export function afterLoad(run: () => void): void {
  let isDue = true
  const start = () => {
    if (isDue) run()
    isDue = false
  }
  setTimeout(start, patience)
  addEventListener('load', () => setTimeout(start, painting))
}
