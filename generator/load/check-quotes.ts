import type { Problem } from '../core/problem.ts'
import type { Records } from './records.ts'

/** A quote form has a page of one kind to stand on. */
export function checkQuotes({ documents: { site }, written }: Records): Problem[] {
  if (site?.value.quotes.endpoint === undefined || written.screens.has('contact')) return []
  return [
    {
      code: 'quotes-without-page',
      severity: 'warning',
      at: site.locate(['quotes', 'endpoint']),
      what: 'Quote requests have an endpoint, but no page has the screen "contact", which shows the form.',
      fix: 'Write pages/contact.md with "screen: contact" in its front matter, or remove the endpoint.',
    },
  ]
}
