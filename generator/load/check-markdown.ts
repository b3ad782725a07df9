import type { Problem } from '../core/problem.ts'
import type { Located } from './records.ts'
import { positionOf } from './source-file.ts'

/** Things a writer may type in Markdown that this site would not show as meant: each is found again in the file. */
const mistakes: { code: string; pattern: RegExp; what: (found: string) => string; fix: string }[] = [
  {
    code: 'bad-link',
    // A target that is neither a path of this site, nor https, mailto, tel, sms, a fragment or a placeholder.
    pattern: /\]\((?!https:|mailto:|tel:|sms:|\/(?!\/)|#|\{)([^)\s]*)/g,
    what: (target) => `The link to "${target}" would be shown as plain text.`,
    fix: 'A link leads to a path that starts with one /, to https:, mailto:, tel: or sms:, or to a #heading.',
  },
  {
    code: 'picture-in-text',
    pattern: /!\[([^\]]*)\](?=\()/g,
    what: (alt) => `The picture "${alt}" would not be shown: a text holds none.`,
    fix: 'Remove it; a page, county or service has a field for its picture.',
  },
  {
    code: 'page-heading',
    pattern: /^# +(.*)$/gm,
    what: (heading) => `"${heading}" would be a second main heading of the page.`,
    fix: 'Begin it with ##; the main heading is the field "heading".',
  },
  {
    code: 'raw-html',
    pattern: /<([a-z][a-z0-9]*)(?=[\s>/])[^>]*>/gi,
    what: (name) => `The HTML element "${name}" would be shown as text.`,
    fix: 'Write it in Markdown, or put it between backticks if it is meant to be read.',
  },
]

/** What stands in a Markdown text and would not come out as its writer means. */
export function checkMarkdown({ file }: Located<unknown>, text: string): Problem[] {
  const withoutCode = (source: string) => source.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  const plain = withoutCode(text)
  return mistakes.flatMap(({ code, pattern, what, fix }) =>
    [...plain.matchAll(pattern)].map(([whole, found = '']): Problem => {
      const offset = withoutCode(file.text).indexOf(whole.trim())
      return {
        code,
        severity: 'error',
        at: { file: file.shown, ...positionOf(file.text, Math.max(offset, 0)) },
        what: what(found),
        fix,
      }
    }),
  )
}
