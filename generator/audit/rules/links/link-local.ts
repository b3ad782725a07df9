import { hrefOf, linksIn } from '../../link-kinds.ts'
import type { MarkupRule } from '../../rule.ts'

/** Hosts only the author's own machine or network knows. Source: https://www.rfc-editor.org/rfc/rfc1918, RFC 6762, RFC 6761 */
const localHost =
  /^https?:\/\/(localhost|[^/]+\.(localhost|local|internal|lan|test)|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$)/i

export const isLocal = (href: string) => /^file:/i.test(href) || localHost.test(href)

/** A link that works for whoever wrote it, and for nobody else. */
export const linkLocal: MarkupRule = {
  code: 'link-local',
  scope: 'markup',
  title: "Link to the author's own machine",
  severity: 'error',
  why: 'It works on the machine it was written on, so that nobody notices there, and fails for every visitor.',
  how: 'Anchors to localhost, to addresses of private networks, to names that end in .local, .internal, .lan or .test, and to files.',
  mend: 'Write the address the page has on the web.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761',
  *check(scan) {
    for (const link of linksIn(scan)) {
      const href = hrefOf(link)
      if (!href.startsWith('/') && isLocal(href))
        yield {
          what: `The link "${link.label}" {pages} leads to ${href}, which no visitor can reach.`,
          cause: href,
          phrase: href,
        }
    }
  },
}
