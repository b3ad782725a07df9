/**
 * On 404.html, shows the message for the kind of thing the address asks for. A static host sends this one file for
 * every unknown path, so only the browser knows which it was.
 */
export function showNotFoundMessage(): void {
  const messages = document.querySelector<HTMLElement>('[data-not-found]')
  if (!messages) return
  const kind = missingKind(location.pathname, (messages.dataset.services ?? '').split(' '))
  const message = kind && messages.querySelector<HTMLElement>(`[data-kind="${kind}"]`)
  if (!message) return
  for (const other of messages.children) other.toggleAttribute('hidden', other !== message)
  document.title = document.title.replace(/^[^|]*(?=\s\||$)/, message.querySelector('h1')?.textContent ?? '')
}

/** What an unknown address names: by the pattern it would have had in the route table. */
export function missingKind(path: string, services: string[]): 'service' | 'location' | 'county' | undefined {
  const [first, second, third, ...deeper] = path.split('/').filter(Boolean)
  if (!second || deeper.length > 0) return undefined
  if (first === 'services') return third && services.includes(second) ? 'location' : 'service'
  if (third) return undefined
  return first === 'service-areas' ? 'location' : first === 'counties' ? 'county' : undefined
}
