import type { Problem } from '../core/problem.ts'
import type { HostInput } from './host-input.ts'

/** Files per site in Cloudflare's free plan. Source: https://developers.cloudflare.com/pages/platform/limits/ */
const mostFiles = 20_000

/**
 * Warns that a site has more files than a host's free plan allows. The host itself reports this only at the end of an
 * upload.
 */
export function tooManyFiles(hosts: HostInput['hosts'], count: number, at: Problem['at']): Problem[] {
  if (!hosts.includes('cloudflare') || count <= mostFiles) return []
  return [
    {
      code: 'too-many-files',
      severity: 'warning',
      at,
      what: `The site has ${count} files, and Cloudflare's free plan allows ${mostFiles}.`,
      fix: 'Set socialPictures: plain, build without --precompress, use a plan that allows more, or remove cloudflare from hosting.hosts.',
    },
  ]
}
