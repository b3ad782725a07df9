import type { Issue, PageRule } from '../../rule.ts'

/** Entities from a template that escapes the block as text. Browsers do not decode them in a script. */
const entity = /&(?:amp|quot|lt|gt|apos|nbsp|#\d{1,4}|#x[0-9a-f]{1,4});/i

/** Structured data that was escaped for another context, or not at all. */
export const jsonldEscaped: PageRule = {
  code: 'jsonld-escaped',
  scope: 'page',
  title: 'Wrong escaping in structured data',
  severity: 'error',
  why: 'Inside a script, "<!--" followed by "<script" makes a browser read past the end of the block, and the rest of the page is lost. An entity such as &amp;amp; is not decoded there, and search results show it as written.',
  how: 'Searches the text of every block for "<!--", "<script" and HTML entities. Ignores other tags, such as <p> in an answer, which search engines allow.',
  fix: 'Write <, > and & as \\u003c, \\u003e and \\u0026. If the build wrote them, correct the template.',
  supersededBy: ['jsonld-parses'],
  source: 'https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements',
  *check({ jsonLd }): Generator<Issue> {
    for (const { text } of jsonLd) {
      if (text.includes('<')) {
        const opener = /<!--|<script/i.exec(text)
        if (opener)
          yield {
            what: `The structured data {pages} contains "${opener[0]}" unescaped, which can hide the rest of the page.`,
          }
      }
      if (!text.includes('&')) continue
      const found = entity.exec(text)
      if (found)
        yield {
          severity: 'warning',
          what: `The structured data {pages} contains the entity ${found[0]}, which is not decoded in a script.`,
        }
    }
  },
}
