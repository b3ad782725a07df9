import type { Problem } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'

/** The notice for an address that is gone, of hosts that have no such answer. */
export function cannotSayGone(hosts: readonly string[], { from, at }: Redirect): Problem {
  return {
    code: 'host-cannot-say-gone',
    severity: 'notice',
    at,
    what: `${hosts.join(' and ')} cannot answer ${from} with 410 (gone), only with 404 (not found).`,
    fix: 'Search engines drop an address for either; nothing has to be done.',
  }
}
