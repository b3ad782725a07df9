import type { Problem } from '../core/problem.ts'
import type { Records } from './records.ts'

/** Checks that the contact page, which shows the quote form, exists. */
export function checkQuotes({ documents: { site }, written }: Records): Problem[] {
  if (site?.value.quotes.endpoint === undefined || written.screens.has('contact')) return []
  return [
    {
      code: 'quotes-without-page',
      severity: 'warning',
      at: site.locate(['quotes', 'endpoint']),
      what: 'quotes.endpoint is set, but no page has the screen "contact", which shows the quote form.',
      fix: 'Add pages/contact.md with "screen: contact" in its front matter, or remove quotes.endpoint.',
    },
  ]
}
