/** What an address can ask for in vain. */
export type MissingKind = 'service' | 'location' | 'county'
/** A pattern of the route table, and what is missing when an unknown address fits it. */
export type MissingPattern = { pattern: string; kind: MissingKind }
/** What 404.html says in place of its general message. */
export type MissingMessage = { heading: string; text: string; back: { label: string; path: string } }

/**
 * On 404.html, shows the message for the kind of thing the address asks for. A static host sends this one file for
 * every unknown path, so only the browser knows which it was.
 */
export function showNotFoundMessage(): void {
  const element = document.querySelector<HTMLElement>('[data-not-found]')
  if (!element) return
  const { services = '', patterns = '[]', messages = '{}' } = element.dataset
  const kind = missingKind(location.pathname, JSON.parse(patterns), services.split(' '))
  if (kind) showMessage(element, JSON.parse(messages)[kind])
}

/** Keeps the h1 with another text, and puts the rest of the message in the place of what else was there. */
function showMessage(element: HTMLElement, { heading, text, back }: MissingMessage): void {
  for (const child of element.children) {
    if (child.matches('h1')) child.textContent = heading
    else child.toggleAttribute('hidden', true)
  }
  const lead = document.createElement('p')
  lead.className = 'lead'
  lead.textContent = text
  const link = document.createElement('a')
  link.className = 'button button-primary'
  link.href = back.path
  link.textContent = back.label
  const actions = document.createElement('p')
  actions.className = 'actions'
  actions.append(link)
  element.append(lead, actions)
  document.title = document.title.replace(/^[^|]*(?=\s\||$)/, () => heading)
}

/** What an unknown address names: the first pattern it fits decides, and an unknown service comes before where it is wanted. */
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
