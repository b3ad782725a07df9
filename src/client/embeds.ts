/** Milliseconds a frame is given before the visitor is offered another way. */
const patience = 10_000

/** Watches every embed of the page from the moment it comes near the window, for as long as its frame may still fail. */
export function watchEmbeds(): void {
  for (const box of document.querySelectorAll('.embed .embed-box')) watchEmbed(box)
}

/** Shows the panel of an embed in place of its frame when that does not load, and takes it away when it does. */
export function watchEmbed(box: Element): void {
  const frame = box.querySelector('iframe')
  const panel = box.querySelector<HTMLElement>('.embed-panel')
  if (!frame || !panel) return

  let timer: number | undefined
  let attempt = 0
  let isNear = false
  let isLoaded = false

  const show = (hasFailed: boolean) => {
    clearTimeout(timer)
    // A frame that was taken out of the page has nothing more to say.
    if (!frame.isConnected) return
    panel.hidden = !hasFailed
    frame.classList.toggle('embed-failed', hasFailed)
  }
  const wait = () => {
    isNear = true
    if (isLoaded) return
    clearTimeout(timer)
    if (navigator.onLine) timer = window.setTimeout(show, patience, true)
    else show(true)
  }
  const loaded = async () => {
    // Once it has loaded, each step the visitor takes inside loads again, and is theirs.
    if (isLoaded) return
    const asked = attempt
    const isThere = await answers(frame.src)
    if (asked !== attempt) return
    isLoaded = isThere
    show(!isThere)
  }
  const retry = () => {
    attempt += 1
    const hadFocus = panel.contains(document.activeElement)
    show(false)
    // The button that was pressed is hidden with its panel.
    if (hadFocus) frame.focus()
    // Setting the same address is what loads a frame of another origin anew.
    frame.src = frame.getAttribute('src') ?? ''
    if (isNear) wait()
  }

  frame.addEventListener('load', loaded)
  // A frame still on its first, empty document has not loaded; that of another origin cannot be looked into.
  if (frame.contentDocument === null) void loaded()
  whenNear(frame, wait)
  window.addEventListener('offline', () => isNear && !isLoaded && show(true))
  window.addEventListener('online', () => panel.hidden || retry())
  panel.querySelector('button')?.addEventListener('click', retry)
}

/**
 * Whether anything answers at an address. A frame reports "load" also for the browser's own page that says why nothing
 * came, and cannot be looked into; a request whose answer may not be read fails only when there is none.
 * The site's connect-src has to allow the origin.
 */
async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' })
    return true
  } catch {
    return false
  }
}

/** Calls back once the element is about as near as browsers begin to load what is lazy. Not while the page is only prerendered. */
function whenNear(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if ('prerendering' in document && document.prerendering)
        document.addEventListener('prerenderingchange', callback, { once: true })
      else callback()
    },
    { rootMargin: '1000px' },
  )
  observer.observe(element)
}
