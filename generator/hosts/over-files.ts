import type { TrailingSlash } from '#src/url-form.ts'
import type { Problem } from '../problem.ts'
import type { Redirect } from '../redirects/redirect.ts'
import { redirectMatches } from './redirect-match.ts'

/** Redirects that would take the place of a file of the site: a picture, a stylesheet, robots.txt. */
export function redirectsOverFiles(
  redirects: readonly Redirect[],
  files: readonly string[],
  trailingSlash: TrailingSlash,
): Problem[] {
  return redirects.flatMap((redirect) => {
    const patterns = redirectMatches(redirect, trailingSlash).map(({ regex }) => new RegExp(regex))
    const covered = files.filter((file) => patterns.some((pattern) => pattern.test(file)))
    const [first] = covered
    if (first === undefined) return []
    const others = covered.length > 1 ? `, and ${covered.length - 1} more` : ''
    return [
      {
        code: 'redirect-over-file',
        severity: 'error',
        at: redirect.at,
        what: `The redirect from ${redirect.from} would take the place of the file ${first}${others}.`,
        mend: 'Make "from" narrower, or remove the redirect.',
      },
    ]
  })
}
