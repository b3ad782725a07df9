import MarkdownIt from 'markdown-it'
import type { Html } from '#manifest/schema.ts'
import { fragmentOf } from '#src/fragment.ts'
import { type UrlForm, urlOfText } from '#src/url-form.ts'

/**
 * Links that are rendered: https, mailto, tel, sms, fragments and paths of this site. `//` starts the name of a host.
 * Browsers also read a `/` before a backslash, or before a tab that they drop, as `//`.
 */
const allowedLink = /^(https:|mailto:|tel:|sms:|#|\/(?![/\\]))\P{Cc}*$/iu

/** Ids that the page around the text uses. */
const documentIds = ['main', 'menu']

const renderers = new WeakMap<UrlForm, ReturnType<typeof openRenderer>>()

/**
 * Renders Markdown as HTML. Raw HTML, and links that are not allowed, are shown as text, so that no text can become
 * script.
 */
export function renderMarkdown(text: string, form: UrlForm): Html {
  const markdown = renderers.get(form) ?? openRenderer(form)
  renderers.set(form, markdown)
  return markdown.render(text).trim()
}

/** Making one takes longer than rendering most texts. */
function openRenderer(form: UrlForm) {
  // An image needs a size and several formats, which Markdown cannot state.
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image')
  const validate = markdown.validateLink
  markdown.validateLink = (url) => validate(url) && allowedLink.test(url.trim())
  markdown.normalizeLink = (url) => (url.startsWith('/') && !url.startsWith('//') ? urlOfText(url, form) : url)
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
  return markdown
}
