import { withoutStyles } from '../../../core/html/without-styles.ts'
import type { MarkupRule } from '../../rule.ts'
import { unclosedComment } from '../markup/element-unclosed.ts'

/** A comment in the HTML that was meant for colleagues. */
export const commentLeftover: MarkupRule = {
  code: 'comment-leftover',
  scope: 'markup',
  title: 'Comment that was not meant for visitors',
  severity: 'warning',
  why: 'Everyone can read the comments of a page. Some name passwords, internal hosts or faults that are not corrected yet.',
  how: 'Finds HTML comments with TODO, FIXME, HACK, password, secret, API key, token or a login such as "user: name".',
  fix: 'Remove the comment. Treat every password in it as compromised.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/',
  *check(scan) {
    const html = withoutStyles(scan)
    const [comment, word] = revealing.exec(html) ?? []
    // `element-unclosed` reports a comment that goes on to the end of the next one.
    if (
      comment !== undefined &&
      word !== undefined &&
      unclosedComment(html)?.slice(0, sameLength) !== comment.slice(0, sameLength)
    )
      yield {
        ...(hasLogin.test(comment) && { severity: 'error' as const }),
        what: `A comment {pages} contains "${word}": "${comment.slice(4, 84).trim()}".`,
        cause: comment.slice(0, 84),
      }
  },
}

/** Characters by which two comments are compared. */
const sameLength = 20

/** A password or a key, and not only the word. */
const hasLogin = /\b(?:pass(?:word|wd)?|pwd|secret|api[ _-]?key|token) ?[:=] ?\S/i

/** React writes many short comments, which have no words. */
const revealing =
  /<!--(?=[^-])(?:(?!-->)[\s\S]){0,500}?\b(TODO|FIXME|HACK|[Pp]assword|[Pp]asswd|[Ss]ecret|API[ _-]?[Kk]ey|api_key|[Tt]oken|(?:[Uu]ser(?:name)?|[Ll]ogin|[Pp]ass|[Pp]wd): ?\S+)(?!\w)(?:(?!-->)[\s\S]){0,200}/
