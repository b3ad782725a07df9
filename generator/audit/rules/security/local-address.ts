import { withAttribute } from '../../element-index.ts'
import type { MarkupRule } from '../../rule.ts'
import { isLocal } from '../links/link-local.ts'

/** A picture, script, frame or form that only the computer of whoever made the page can reach. Of links link-local speaks. */
export const localAddress: MarkupRule = {
  code: 'local-address',
  scope: 'markup',
  title: "Resource on the author's own machine",
  severity: 'error',
  why: 'It worked for whoever wrote the page and works for nobody else.',
  how: 'Addresses of pictures, scripts, stylesheets, frames and forms that begin with file:, or lead to localhost or a private network.',
  mend: 'Write the address on the site, beginning with a slash.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
  *check(scan) {
    for (const attribute of ['src', 'action', 'href'] as const)
      for (const { name, attributes } of withAttribute(scan, attribute)) {
        if (name === 'a' || name === 'area') continue
        const url = attributes[attribute]?.trim()
        if (url && !url.startsWith('/') && isLocal(url))
          yield {
            what: `The address ${url} of a <${name}> {pages} leads to the computer of whoever wrote it.`,
            phrase: url,
            cause: url,
          }
      }
  },
}
