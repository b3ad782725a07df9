import type { Issue, PageRule } from '../../rule.ts'

/** What a template writes that takes the block for text: in a script entities stay as they are. */
const entity = /&(?:amp|quot|lt|gt|apos|nbsp|#\d{1,4}|#x[0-9a-f]{1,4});/i

/** Structured data that was escaped for the wrong place, or not at all. */
export const jsonldEscaped: PageRule = {
  code: 'jsonld-escaped',
  scope: 'page',
  title: 'Structured data escaped wrongly',
  severity: 'error',
  why: 'Inside a script, "<!--" followed by "<script" makes a browser read past the end of the block, and the page after it is lost. An entity such as &amp;amp; is not resolved there, and search results show it as it is.',
  how: 'The text of every block is searched for "<!--", "<script" and entities of HTML. Tags in an answer, such as <p>, are let pass: search engines allow them.',
  fix: 'Write <, > and & as \\u003c, \\u003e and \\u0026. Where a build wrote it, the fault is in the template.',
  source: 'https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements',
  *check({ jsonLd }): Generator<Issue> {
    for (const { text } of jsonLd) {
      if (text.includes('<')) {
        const opener = /<!--|<script/i.exec(text)
        if (opener)
          yield {
            what: `The structured data {pages} holds "${opener[0]}" unescaped, which can swallow the page after it.`,
          }
      }
      if (!text.includes('&')) continue
      const found = entity.exec(text)
      if (found)
        yield {
          severity: 'warning',
          what: `The structured data {pages} holds the entity ${found[0]}, which is shown as it is instead of being resolved.`,
        }
    }
  },
}
