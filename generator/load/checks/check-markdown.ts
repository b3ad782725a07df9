import type { Problem, Severity } from '../../core/problem.ts'
import { escapeSequence } from '../../core/text/escape-sequence.ts'
import { positionOf } from '../parse/source-file.ts'
import { linkTarget } from '../placeholders.ts'
import type { Located } from '../records.ts'

/** Markdown that this site does not render as intended. */
const mistakes: {
  code: string
  severity?: Severity
  pattern: RegExp
  what: (found: string) => string
  fix: string
}[] = [
  {
    code: 'bad-link',
    // A target other than a path of this site, https, mailto, tel, sms, a fragment or a placeholder.
    pattern: /(?<!!\[[^\]\n]*)\]\((?!https:|mailto:|tel:|sms:|\/(?!\/)|#|\{)([^)\s]*)/g,
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
    code: 'bad-link',
    // No bracket ends the text of the link.
    pattern: /\[([^[\]()\n]+(?:\n[^[\]()\n]+)?)\((?:https:|\/(?!\/))[^)\s]*\)(?![^[\n]*\]\()/g,
    what: (text) => `The link "${oneLine(text)}" has no ] before its target, and would be shown as plain text.`,
    fix: 'Write ] between the text of the link and its target.',
  },
  {
    code: 'bad-link',
    // No bracket begins the text of the link: not in its paragraph.
    pattern: /(?<=^|\n\s*\n)((?:(?!\n\s*\n)[^[\]])*)\]\((?:https:|\/(?!\/))[^)\s]*\)/g,
    what: (text) =>
      `The link after "${oneLine(text).split(' ').slice(-3).join(' ')}" has no [ before its text, and would be shown as plain text.`,
    fix: 'Write [ before the text of the link.',
  },
  {
    code: 'bad-link',
    // No bracket ends the target, and no title follows it.
    pattern: /\]\(((?:https:|\/(?!\/))[^)\s]*)(?=\s+(?!["'(\s])|\s*$)/g,
    what: (target) => `The link to "${target}" has no ) after its target, and would be shown as plain text.`,
    fix: 'Write ) after the target of the link.',
  },
  {
    code: 'bad-link',
    pattern: /\[(?<!!\[)\s*\]\(([^)\s]+)\)/g,
    what: (target) => `The link to "${target}" has no text, so no one sees it.`,
    fix: 'Write the text of the link between [ and ].',
  },
  {
    code: 'bad-link',
    // A placeholder for a text, where a target is to be: `[{email}]({email})`.
    pattern: /\]\((\{(?!(?:(?:phone|text|email|supportEmail)Link|line\.[\w-]+\.link)\})[\p{L}\d.-]+\})\)/gu,
    what: (placeholder) => `The link leads to "${placeholder}", which is the text of a link and not its target.`,
    fix: 'Write {emailLink}, {supportEmailLink}, {phoneLink} or {textLink}.',
  },
  {
    code: 'link-target-in-text',
    pattern: new RegExp(`(${linkTarget.source})`, 'g'),
    what: (placeholder) => `"${placeholder}" is the target of a link, which would be shown as text.`,
    fix: 'Write it as [text](target), such as [write to us]({emailLink}), or write {phone} or {email}.',
  },
  {
    code: 'heading-as-emphasis',
    severity: 'warning',
    // A short paragraph that is bold as a whole, does not end like a sentence, and has another paragraph after it.
    pattern: /(?<=^|\n\s*\n)\*\*([^*\n]{2,60}[^*\n.!?:;,])\*\*(?=\s*\n\s*\n\s*\S)/g,
    what: (words) => `"${words}" is a bold paragraph in place of a heading, which screen readers do not list.`,
    fix: 'Begin the line with ## instead of putting it between asterisks.',
  },
  {
    code: 'emphasis-open',
    // Two asterisks before a word, without two more in the paragraph.
    pattern: /(?<=^|\s)(\*\*\w[^*\n]*)(?=(?:\n[^*\n]+)*(?:\n\s*\n|\n?$(?![\s\S])))/g,
    what: (begin) =>
      `"${begin.split(/\s+/, 3).join(' ')}" begins an emphasis that does not end, and would be shown with its asterisks.`,
    fix: 'Write ** after the last word of the emphasis, or remove the first ones.',
  },
  {
    code: 'table-unfinished',
    // Two lines of cells, of which neither is the line of dashes that makes them a table, and none is above them.
    pattern: /(?<=^|\n\s*\n)(\|(?![\s|:-]*\n)[^\n]*\|)[ \t]*(?=\n(?!\|[\s|:-]*(?:\n|$))\|[^\n]*\|)/g,
    what: (line) =>
      `The table that begins with "${line}" has no line of dashes below its head, and would be shown as text.`,
    fix: 'Write a line such as | --- | --- | below the first one.',
  },
  {
    code: 'heading-skips-level',
    severity: 'warning',
    // Four or more signs where no heading above has one fewer.
    pattern: /(?<=^|\n)(#{4,6} [^\n]+)(?<!(?:^|\n)### [\s\S]*)/g,
    what: (heading) => `The heading "${heading.replace(/^#+ /, '')}" skips a level: no heading with ### is above it.`,
    fix: 'Begin it with ##, or with ### below such a heading.',
  },
  {
    code: 'heading-without-space',
    pattern: /^(#{2,6}[^\s#].*)$/gm,
    what: (line) => `"${line}" has no space after its signs, and would be shown as text in place of a heading.`,
    fix: 'Write a space after the signs ##.',
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
  {
    code: 'escape-sequence',
    pattern: new RegExp(`(${escapeSequence.source})`, 'g'),
    what: (found) => `"${found}" is an escape sequence of a program, which would be shown as text.`,
    fix: 'Write the character itself, and an empty line between two paragraphs.',
  },
]

/** The elements of one paragraph were pasted together: the first of them is reported. */
function matchesOf(code: string, pattern: RegExp, text: string): RegExpExecArray[] {
  const found = [...text.matchAll(pattern)]
  if (code !== 'raw-html') return found
  return found.filter(({ index }, at) => {
    const before = found[at - 1]
    return before === undefined || /\n\s*\n/.test(text.slice(before.index, index))
  })
}

/** Finds Markdown that would not be rendered as intended. */
export function checkMarkdown({ file }: Located<unknown>, text: string): Problem[] {
  const withoutCode = (source: string) => source.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
  const plain = withoutCode(text)
  return mistakes.flatMap(({ code, severity = 'error', pattern, what, fix }) =>
    matchesOf(code, pattern, plain).map((match): Problem => {
      const [, found = ''] = match
      return {
        code,
        severity,
        at: { file: file.shown, ...positionOf(file, offsetIn(withoutCode(file.text), plain, match)) },
        what: what(found),
        fix,
      }
    }),
  )
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * Where the end of a match is in a file: with the words before it, which distinguish it from others, as far as they are on
 * one line.
 */
function offsetIn(file: string, text: string, { 0: whole, index }: RegExpExecArray): number {
  const lastLine = whole.trimEnd().split('\n').at(-1) ?? ''
  const end = index + whole.trimEnd().length
  const before = /[^\n]*$/.exec(text.slice(0, end - lastLine.length))?.[0] ?? ''
  const line = before.trimStart() + lastLine
  const offset = file.indexOf(line)
  if (offset < 0) return Math.max(file.indexOf(whole.trim()), 0)
  return offset + line.length - lastLine.length
}
