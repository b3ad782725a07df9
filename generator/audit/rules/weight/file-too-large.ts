import type { HostName } from '#manifest/schema/hosting.ts'
import type { AuditedSite } from '../../../core/audited-site.ts'
import { fileAt } from '../../files/file-at.ts'
import type { RuleContext, SiteFinding, SiteRule } from '../../rule.ts'

const mebibyte = 1_048_576

/**
 * The largest file that a host takes, in MiB. Sources: https://developers.cloudflare.com/pages/platform/limits/,
 * https://docs.github.com/repositories/working-with-files/managing-large-files/about-large-files-on-github
 */
const largestOf: readonly { host: HostName; shown: string; largest: number }[] = [
  { host: 'cloudflare', shown: 'Cloudflare Pages', largest: 25 },
  { host: 'github-pages', shown: 'GitHub Pages', largest: 100 },
]

/** A file that a host refuses, or that takes a phone minutes to load. */
export const fileTooLarge: SiteRule = {
  code: 'file-too-large',
  scope: 'site',
  title: 'Large file',
  severity: 'warning',
  why: 'A host that refuses one file publishes none of the site, and reports it only at the end of an upload. Where it is taken, a phone needs minutes to load it.',
  how: 'Compares the size of every file of the output with the limits of the hosts in site.yaml, where it is an error: 25 MiB for Cloudflare Pages, 100 MiB for GitHub Pages.',
  fix: 'Compress the file, or publish it elsewhere, such as a video on a service for videos, and link to it.',
  source: 'https://developers.cloudflare.com/pages/platform/limits/',
  thresholds: {
    most: { value: 25, unit: 'MiB', meaning: 'Largest size of a file.' },
  },
  check: (site, context) => largeFiles(site, context),
}

export function largeFiles(
  site: Pick<AuditedSite, 'files' | 'manifest'>,
  { limit }: Pick<RuleContext, 'limit'>,
): SiteFinding[] {
  const hosts = largestOf.filter(({ host }) => site.manifest.site.hosting.hosts.includes(host))
  return site.files.urls.flatMap((url): SiteFinding[] => {
    const size = site.files.bytes(url) / mebibyte
    const refusing = hosts.find(({ largest }) => size > largest)
    if (!refusing && size <= limit('most')) return []
    const but = refusing
      ? `and ${refusing.shown} refuses files of more than ${refusing.largest} MiB`
      : `more than ${limit('most')} MiB`
    return [
      {
        ...(refusing && { severity: 'error' }),
        url,
        at: fileAt(site, url),
        what: `${url} has ${Math.ceil(size)} MiB, ${but}.`,
      },
    ]
  })
}
