import type { Problem } from '../core/problem.ts'
import type { Located } from './records.ts'
import { positionOf } from './source-file.ts'

/** Markdown that this site does not render as intended. */
const mistakes: { code: string; pattern: RegExp; what: (found: string) => string; fix: string }[] = [
  {
    code: 'bad-link',
    // A target other than a path of this site, https, mailto, tel, sms, a fragment or a placeholder.
    pattern: /\]\((?!https:|mailto:|tel:|sms:|\/(?!\/)|#|\{)([^)\s]*)/g,
    what: (target) => `The link to "${target}" would be shown as plain text.`,
    fix: 'Link to a path that starts with one /, to a #heading, or to https:, mailto:, tel: or sms:.',
  },
  {
    code: 'bad-link',
    pattern: /\] \(((?:https:|\/)[^)\s]*)\)/g,
    what: (target) => `The link to "${target}" has a space before its target, and would be shown as plain text.`,
    fix: 'Remove the space between ] and (.',
  },
  {
    code: 'emphasis-open',
    // Two asterisks before a word, without two more in the paragraph.
    pattern: /(?<=^|\s)(\*\*\w[^*\n]*(?:\n[^*\n]+)*)(?=\n\s*\n|\n?$(?![\s\S]))/g,
    what: (begin) =>
      `"${begin.split(/\s+/, 3).join(' ')}" begins an emphasis that does not end, and would be shown with its asterisks.`,
    fix: 'Write ** after the last word of the emphasis, or remove the first ones.',
  },
  {
    code: 'picture-in-text',
    pattern: /!\[([^\]]*)\](?=\()/g,
    what: (alt) => `The image "${alt}" would not be shown, because Markdown texts cannot contain images.`,
    fix: 'Remove it, and use the image field of the page, county or service.',
  },
  {
    code: 'page-heading',
    pattern: /^# +(.*)$/gm,
    what: (heading) => `"${heading}" would be a second H1 on the page.`,
    fix: 'Start it with ##; the H1 is the field "heading".',
  },
  {
    code: 'raw-html',
    pattern: /<([a-z][a-z0-9]*)(?=[\s>/])[^>]*>/gi,
    what: (name) => `The HTML element "${name}" would be shown as text.`,
    fix: 'Write it in Markdown, or put it between backticks to show it as code.',
  },
]

/** Finds Markdown that would not be rendered as intended. */
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
