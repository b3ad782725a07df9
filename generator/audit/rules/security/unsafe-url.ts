import { quoted } from '../../markup/element-name.ts'
import { schemeOf } from '../../markup/link-scheme.ts'
import type { ElementRule } from '../../rule.ts'

const unsafe = new Set(['javascript', 'vbscript', 'data'])
const navigating = ['href', 'action', 'formaction', 'data', 'xlink:href'] as const

/** A URL that runs a script. */
export const unsafeUrl: ElementRule = {
  code: 'unsafe-url',
  scope: 'element',
  title: 'URL that runs a script',
  severity: 'error',
  why: 'An attacker who can write such a URL into a text can run scripts for every visitor who clicks it. Search engines cannot follow it.',
  how: 'Checks the URLs of links, forms, buttons, frames and objects for javascript:, vbscript: and data:. Reads them as a browser does: decodes character references and removes spaces, tabs and invisible characters. Ignores images, which may have data: URLs.',
  fix: 'Link to a page, or use a button.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
  supersededBy: ['link-not-crawlable'],
  *check({ name, attributes }) {
    // The icon of a <link> may be a data: URL, and browsers do not navigate to a <link>.
    if (name === 'link') return
    for (const attribute of navigating) {
      const url = attributes[attribute]
      if (url && unsafe.has(schemeOf(url)))
        yield {
          what: `The URL ${quoted(url)} of the <${name}> {pages} can run a script.`,
          phrase: url,
          subject: '{offset}',
        }
    }
    const { src } = attributes
    if (src && (name === 'iframe' || name === 'embed') && unsafe.has(schemeOf(src)))
      yield { what: `The URL ${quoted(src)} of the <${name}> {pages} can run a script.`, phrase: src }
  },
}
