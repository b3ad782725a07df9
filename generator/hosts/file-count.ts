import type { Problem } from '../core/problem.ts'
import type { HostInput } from './host-input.ts'

/** Files Cloudflare takes for one site. Source: https://developers.cloudflare.com/pages/platform/limits/ */
const mostFiles = 20_000

/** Says when a site has more files than a host it is for takes without paying, which the host would say only at the end of an upload. */
export function tooManyFiles(hosts: HostInput['hosts'], count: number, at: Problem['at']): Problem[] {
  if (!hosts.includes('cloudflare') || count <= mostFiles) return []
  return [
    {
      code: 'too-many-files',
      severity: 'warning',
      at,
      what: `The site has ${count} files, and Cloudflare takes ${mostFiles} in its free plan.`,
      fix: 'Set socialPictures: plain, leave --precompress out, publish with a plan that takes more, or take cloudflare out of hosting.hosts.',
    },
  ]
}
