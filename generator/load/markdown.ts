import MarkdownIt from 'markdown-it'
import type { Html } from '#manifest/schema.ts'
import { fragmentOf } from '#src/fragment.ts'
import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'

/**
 * Of the web, mail or telephone, or on this site: `//` begins the name of a host, and a browser reads it also in a `/`
 * before a tab, which it drops, or before a backslash.
 */
const allowedLink = /^(https:|mailto:|tel:|sms:|#|\/(?![/\\]))\P{Cc}*$/iu

/** Ids of the document around the text. */
const documentIds = ['main', 'menu']

/**
 * Markdown as HTML. Raw HTML in it is shown as text, and a link to another scheme than those of the web, mail and
 * telephone stays text: nothing a writer types can become script.
 */
export function renderMarkdown(text: string, trailingSlash: TrailingSlash): Html {
  // A picture needs its size and other formats, which a text cannot give it.
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image')
  const validate = markdown.validateLink
  markdown.validateLink = (url) => validate(url) && allowedLink.test(url.trim())
  markdown.normalizeLink = (url) => (url.startsWith('/') && !url.startsWith('//') ? inUrlForm(url, trailingSlash) : url)
  markdown.core.ruler.push('heading-ids', ({ tokens }) => {
    const taken = new Set(documentIds)
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return
      const words = fragmentOf(tokens[index + 1]?.content ?? '') || 'section'
      let id = words
      for (let number = 2; taken.has(id); number++) id = `${words}-${number}`
      taken.add(id)
      token.attrSet('id', id)
    })
  })
  return markdown.render(text).trim()
}
