import type { Problem } from '../../core/problem.ts'
import { escapeSequence } from '../../core/text/escape-sequence.ts'
import { positionOfWords } from '../parse/position-of-words.ts'
import { linkTarget } from '../placeholders.ts'
import type { Located } from '../records.ts'

const fields = 'Only the text of pages, services, places and articles is Markdown.'

/** Writing of another kind of text, which a field of plain text would show as it is typed. Each has one of `signs`. */
const signs = /[&<*\]{\\]/
const html = /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|small|span|strong|u|ul)(?:\s[^<>]*)?\/?>/i
const mistakes: readonly { code: string; pattern: RegExp; what: string; fix: string }[] = [
  {
    code: 'character-reference',
    pattern: /&(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[mn]dash|hellip|copy|reg|trade|#\d+|#x[\da-f]+);/i,
    what: 'a character reference of HTML',
    fix: 'Write the character itself, e.g. & for &amp;.',
  },
  {
    code: 'html-in-plain-text',
    pattern: html,
    what: 'an HTML element',
    fix: `Remove it. ${fields}`,
  },
  {
    code: 'markdown-in-plain-text',
    pattern:
      /\[[^[\]\n]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]*\)|\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*|(?<![\w*])\*\*(?=[A-Za-z])/,
    what: 'Markdown',
    fix: `Write it without. ${fields}`,
  },
  {
    code: 'link-target-in-text',
    pattern: linkTarget,
    what: 'the target of a link, such as mailto:office@company.example',
    fix: 'Write {phone} or {email}, or remove it: pages have buttons to call, text and write.',
  },
  {
    code: 'escape-sequence',
    // Quotation marks are escaped too.
    pattern: new RegExp(`${escapeSequence.source}|\\\\["'](?=[\\p{L}\\s.,;:!?)]|$)`, 'u'),
    what: 'an escape sequence of a program',
    fix: 'Write the character itself. A text is one paragraph.',
  },
]

/** The codes of what `checkPlainText` finds. */
export const plainTextCodes = mistakes.map(({ code }) => code)

/** Finds what a field of plain text would show as it is typed. */
export function checkPlainText(record: Located<unknown>, text: string, path: PropertyKey[]): Problem[] {
  if (!signs.test(text)) return []
  const hasHtml = html.test(text)
  return mistakes.flatMap(({ code, pattern, what, fix }): Problem[] => {
    // A text that was copied with its HTML has both.
    if (hasHtml && code === 'character-reference') return []
    const [found] = pattern.exec(text) ?? []
    if (found === undefined) return []
    const at = positionOfWords(record, path, found) ?? record.locate(path)
    return [{ code, severity: 'error', at, what: `"${found}" is ${what}, which would be shown as text.`, fix }]
  })
}
