import type { Problem } from '../../core/problem.ts'
import { checkForm } from '../quote-form/check-form.ts'
import type { Records } from '../records.ts'

/** Checks that the contact page, which shows the quote form, exists, and that the fields of quote.yaml fit together. */
export function checkQuotes(records: Records): Problem[] {
  const { quote } = records.documents
  return [...missingPage(records), ...wrongEndpoint(records), ...(quote ? checkForm(quote, records) : [])]
}

function missingPage({ documents: { site }, written }: Records): Problem[] {
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

/** Services that accept requests from any site, and which browsers therefore refuse to send cookies. */
const withoutCookies = new Set(['formspree.io'])

/** What stands for the ID of a form in the examples of services: `FORM_ID`, `your-form-id`, `xxxxxxx`. */
const isExample = /FORM_?ID|\bYOUR[_-]|[/=]your[_-]?(?:form|id|endpoint)|[/=]x{4,}$/

/** An endpoint that stores no request. */
function wrongEndpoint({ documents: { site }, written }: Records): Problem[] {
  const { endpoint = '', credentials } = site?.value.quotes ?? {}
  if (!site || endpoint === '') return []
  const problem = (code: string, what: string, fix: string): Problem[] => [
    { code, severity: 'error', at: site.locate(['quotes', 'endpoint']), what, fix },
  ]
  const [, page = ''] = /^\/([^/?]*)\/?$/.exec(endpoint) ?? []
  if (page === '' ? endpoint === '/' : written.pages.has(page) || written.aliases.has(page))
    return problem(
      'endpoint-is-a-page',
      `quotes.endpoint is "${endpoint}", a page of the site, which cannot receive requests.`,
      'Write the URL of the service or function that stores them. docs/forms.md has recipes.',
    )
  if (isExample.test(endpoint))
    return problem(
      'bad-value',
      `quotes.endpoint is "${endpoint}", which contains an example in place of a value.`,
      'Copy the URL from the settings of the form.',
    )
  const host = URL.canParse(endpoint) ? new URL(endpoint).host : ''
  if (credentials === 'include' && withoutCookies.has(host))
    return problem(
      'endpoint-without-cookies',
      `${host} does not accept requests with cookies, so every request would fail.`,
      'Add "credentials: omit" below quotes.endpoint.',
    )
  return []
}
