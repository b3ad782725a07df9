import MarkdownIt from 'markdown-it'
import type { Html } from '#manifest/schema.ts'
import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'

/**
 * Markdown as HTML. Raw HTML in it is shown as text, and a link to another scheme than those of the web, mail and
 * telephone stays text: nothing a writer types can become script.
 */
export function renderMarkdown(text: string, trailingSlash: TrailingSlash): Html {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  const validate = markdown.validateLink
  markdown.validateLink = (url) => validate(url) && /^(https:|mailto:|tel:|sms:|[/#])/i.test(url.trim())
  markdown.normalizeLink = (url) => (url.startsWith('/') && !url.startsWith('//') ? inUrlForm(url, trailingSlash) : url)
  markdown.core.ruler.push('heading-ids', ({ tokens }) => {
    const seen = new Map<string, number>()
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return
      const id = headingId(tokens[index + 1]?.content ?? '')
      const count = seen.get(id) ?? 0
      seen.set(id, count + 1)
      token.attrSet('id', count === 0 ? id : `${id}-${count + 1}`)
    })
  })
  return markdown.render(text).trim()
}

/** The words of a heading joined by hyphens, for links to it. */
function headingId(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return words.replace(/^-|-$/g, '') || 'section'
}
