import { isWorkspace } from '../../../core/workspaces.ts'
import { isLocal } from '../../markup/local-host.ts'
import { isPicture, shownPicture } from '../../markup/shown-picture.ts'
import type { ElementRule } from '../../rule.ts'
import { otherOrigin } from '../../text/replacement.ts'

/** A URL that only a computer or network of the author can reach. */
export const privateHost: ElementRule = {
  code: 'private-host',
  scope: 'element',
  attributes: ['href', 'src', 'action'],
  title: 'Link to localhost or a private host',
  severity: 'error',
  why: 'The URL works on the computer or network of its author and fails for every visitor.',
  how: 'Checks the URLs of links, forms and loaded resources for file:, drives such as C:, localhost, 127.0.0.1, hosts of private networks, hosts without a dot, and documents and tools of a team, such as a text in Google Docs.',
  fix: 'Write the URL of the page or file on this site, beginning with a slash.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
  *check({ name, attributes }, { manifest }) {
    for (const attribute of ['href', 'src', 'action']) {
      const url = attributes[attribute]
      const isLocalUrl = url !== undefined && isLocal(url)
      if (url && (isLocalUrl || isInWorkspace(url)))
        yield {
          what: `The URL ${url.trim()} of the <${name}> {pages} leads to ${isLocalUrl ? 'a local file or a private host' : 'a document or tool of those who work on the site'}.`,
          phrase: url,
          cause: url,
          subject: url.trim(),
          explains: [...hostOf(url), ...(isPicture(name) ? [shownPicture] : [])],
          replaced: otherOrigin(url, manifest.site.origin),
        }
    }
  },
}

const isInWorkspace = (url: string) => URL.canParse(url) && isWorkspace(new URL(url))

/** The subject of what is loaded from the same host. */
const hostOf = (url: string) => (URL.canParse(url) ? [`host ${new URL(url).host}`] : [])
