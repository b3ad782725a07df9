/** Milliseconds from the load event until the browser has painted what was loaded, also on a slow phone. */
const painting = 200

/** Calls back once the page has loaded and is shown, so that what it fetches does not delay fonts and pictures. */
export function afterLoad(run: () => void): void {
  const wait = () => void setTimeout(run, painting)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
