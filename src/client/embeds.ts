import { whenNear } from './when-near.ts'

/** Milliseconds a frame may take to load before the visitor is offered another way. */
const loadTimeout = 10_000

/** Watches every embed of the page from the moment it comes near the viewport until its frame has loaded. */
export function watchEmbeds(): void {
  for (const box of document.querySelectorAll('.embed .embed-box')) watchEmbed(box)
}

/**
 * Shows an embed's panel in place of its frame when the frame does not load, and hides it when the frame loads.
 * @param onSettled called when the frame has loaded or failed.
 */
export function watchEmbed(box: Element, onSettled: (hasFailed: boolean) => void = () => {}): void {
  const frame = box.querySelector('iframe')
  const panel = box.querySelector<HTMLElement>('.embed-panel')
  if (!frame || !panel) return

  let timer: number | undefined
  let attempt = 0
  let isNear = false
  let isLoaded = false

  const show = (hasFailed: boolean) => {
    clearTimeout(timer)
    // Ignores a frame that was removed from the page.
    if (!frame.isConnected) return
    panel.hidden = !hasFailed
    frame.classList.toggle('embed-failed', hasFailed)
  }
  const settle = (hasFailed: boolean) => {
    show(hasFailed)
    if (frame.isConnected) onSettled(hasFailed)
  }
  const wait = () => {
    isNear = true
    if (isLoaded) return
    clearTimeout(timer)
    if (navigator.onLine) timer = window.setTimeout(settle, loadTimeout, true)
    else settle(true)
  }
  const loaded = async () => {
    // After the first load, further load events come from the visitor navigating inside the frame.
    if (isLoaded) return
    const checked = attempt
    const isReachable = await answers(frame.src)
    if (checked !== attempt) return
    isLoaded = isReachable
    settle(!isReachable)
  }
  const retry = () => {
    attempt += 1
    const hadFocus = panel.contains(document.activeElement)
    show(false)
    // The pressed button is hidden with its panel.
    if (hadFocus) frame.focus()
    // A cross-origin frame reloads when its src is set again.
    frame.src = frame.getAttribute('src') ?? ''
    if (isNear) wait()
  }

  frame.addEventListener('load', loaded)
  // Before the frame has loaded, its initial empty document is readable; a cross-origin document is not.
  if (frame.contentDocument === null) void loaded()
  whenNear(frame, wait)
  window.addEventListener('offline', () => isNear && !isLoaded && settle(true))
  window.addEventListener('online', () => panel.hidden || retry())
  panel.querySelector('button')?.addEventListener('click', retry)
}

/**
 * Whether a URL responds. A frame also fires "load" for the browser's own error page, and a cross-origin frame cannot
 * be inspected; a no-cors request fails only when there is no response. The site's connect-src must allow the origin.
 */
async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' })
    return true
  } catch {
    return false
  }
}
