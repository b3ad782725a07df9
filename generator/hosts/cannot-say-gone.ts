import type { Problem } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'

/** The notice for a URL that is gone, on hosts that cannot answer 410. */
export function cannotSayGone(hosts: readonly string[], { from, at }: Redirect): Problem {
  return {
    code: 'host-cannot-say-gone',
    severity: 'notice',
    at,
    what: `${hosts.join(' and ')} cannot answer ${from} with 410 (gone), only with 404 (not found).`,
    fix: 'Nothing has to be done: search engines drop a URL for either status.',
  }
}
