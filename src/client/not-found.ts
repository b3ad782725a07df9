/** The kinds of record an unknown URL can name. */
export type MissingKind = 'service' | 'location' | 'county'
/** A pattern of the route table, and what is missing when an unknown URL matches it. */
export type MissingPattern = { pattern: string; kind: MissingKind }
/**
 * On 404.html, shows the message for the kind of record the URL names. A static host sends this one file for every
 * unknown path, so only the browser knows the path.
 */
export function showNotFoundMessage(): void {
  const element = document.querySelector<HTMLElement>('[data-not-found]')
  if (!element) return
  const { services = '', patterns = '[]' } = element.dataset
  const kind = missingKind(location.pathname, JSON.parse(patterns), services.split(' '))
  const message = kind && element.querySelector<HTMLElement>(`[data-kind="${kind}"]`)
  if (message) showMessage(element, message)
}

/** Changes the text of the page's only h1 and hides everything else except the message. */
function showMessage(element: HTMLElement, message: HTMLElement): void {
  const heading = message.dataset.heading ?? ''
  for (const child of element.children) {
    if (child.matches('h1')) child.textContent = heading
    else child.toggleAttribute('hidden', child !== message)
  }
  document.title = document.title.replace(/^[^|]*(?=\s\||$)/, () => heading)
}

/**
 * The kind of record an unknown URL names: that of the first matching pattern. An unknown service takes precedence over
 * its place.
 */
export function missingKind(path: string, patterns: MissingPattern[], services: string[]): MissingKind | undefined {
  const segments = path.split('/').filter(Boolean)
  for (const { pattern, kind } of patterns) {
    const params = paramsOf(pattern.split('/').filter(Boolean), segments)
    if (params) return params.service !== undefined && !services.includes(params.service) ? 'service' : kind
  }
  return undefined
}

function paramsOf(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return params
}
