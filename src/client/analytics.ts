import styles from './consent.css?inline'

/** A script to add to a page, and what has to be called before it runs. */
export type AnalyticsScript = {
  src: string
  attributes?: Readonly<Record<string, string>>
  /** Name of a queue on `window`, and the calls that the script finds in it. */
  queue?: { name: 'dataLayer' | '_paq'; calls: readonly (readonly (string | number)[])[] }
}

/** The answer of the visitor in the local storage: `granted` or `denied`, a space, and its time in milliseconds. */
const storageKey = 'analytics-consent'
type Answer = 'granted' | 'denied'

/** An answer is valid for a year. */
const validFor = 365 * 24 * 60 * 60 * 1000

/** Loads the services of a site, after the visitor has agreed where the site asks. */
export function startAnalytics(box: HTMLElement): void {
  // Source: https://w3c.github.io/gpc/
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return
  const scripts: readonly AnalyticsScript[] = JSON.parse(box.dataset.analytics ?? '[]')
  const start = once(() => whenIdle(() => scripts.forEach(load)))
  if (box.dataset.consent === 'ask') askBefore(start, box)
  else start()
}

/** Shows the question until it is answered, and again when the visitor asks for it. */
function askBefore(start: () => void, box: HTMLElement): void {
  const opener = document.querySelector<HTMLElement>('[data-consent-open]')
  if (opener) opener.hidden = false
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const show = () => {
    box.hidden = false
  }
  for (const button of box.querySelectorAll<HTMLElement>('[data-answer]'))
    button.addEventListener('click', () => {
      const answer = button.dataset.answer === 'granted' ? 'granted' : 'denied'
      const before = storedAnswer()
      storeAnswer(answer)
      box.hidden = true
      if (answer === 'granted') start()
      // What a service has loaded cannot be unloaded, except with the page.
      else if (before === 'granted') location.reload()
      else opener?.focus({ preventScroll: true })
    })
  opener?.addEventListener('click', () => {
    show()
    box.querySelector<HTMLElement>('button')?.focus()
  })
  const answer = storedAnswer()
  if (answer === 'granted') start()
  else if (answer === undefined) show()
}

function load({ src, attributes = {}, queue }: AnalyticsScript): void {
  if (queue) {
    const calls: unknown[] = []
    if (queue.name === 'dataLayer') {
      // Google's script reads only calls that are `arguments` objects.
      const call = function (..._: unknown[]) {
        // biome-ignore lint/complexity/noArguments: see above
        calls.push(arguments)
      }
      call('js', new Date())
      for (const each of queue.calls) call(...each)
    } else calls.push(...queue.calls)
    Object.assign(window, { [queue.name]: calls })
  }
  const script = document.createElement('script')
  script.src = src
  script.async = true
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
}

/** Undefined without an answer, or with one that is too old. A browser may refuse storage; it then asks on each page. */
function storedAnswer(): Answer | undefined {
  try {
    const [answer, time] = (localStorage.getItem(storageKey) ?? '').split(' ')
    if (Date.now() - Number(time) > validFor) return undefined
    return answer === 'granted' || answer === 'denied' ? answer : undefined
  } catch {
    return undefined
  }
}

function storeAnswer(answer: Answer): void {
  try {
    localStorage.setItem(storageKey, `${answer} ${Date.now()}`)
  } catch {
    // Without storage the answer is valid for this page.
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** After everything that the page itself needs. Safari has no idle callback. */
function whenIdle(run: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
