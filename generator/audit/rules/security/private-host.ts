import { withAttribute } from '../../markup/element-index.ts'
import { isLocal } from '../../markup/local-host.ts'
import type { MarkupRule } from '../../rule.ts'

/** An address that only the computer of whoever made the page can reach. */
export const privateHost: MarkupRule = {
  code: 'private-host',
  scope: 'markup',
  title: "Address on somebody's own computer",
  severity: 'error',
  why: 'It worked for whoever wrote the page and works for nobody else.',
  how: 'Links, and addresses of what is loaded, that begin with file: or lead to localhost, 127.0.0.1 or a network at home.',
  fix: 'Write the address on the site, beginning with a slash.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
  *check(scan) {
    for (const attribute of ['href', 'src', 'action'])
      for (const { name, attributes } of withAttribute(scan, attribute)) {
        const url = attributes[attribute]
        if (url && isLocal(url))
          yield {
            what: `The address ${url.trim()} of a <${name}> {pages} leads to the computer of whoever wrote it.`,
            phrase: url,
            cause: url,
            subject: url.trim(),
          }
      }
  },
}
