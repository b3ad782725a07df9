import { hashOf } from '../../../core/hash.ts'
import type { SiteRule } from '../../rule.ts'

/** A file that somebody has changed or removed since the site was built. */
export const fileEdited: SiteRule = {
  code: 'file-edited',
  scope: 'site',
  isLastResort: true,
  title: 'File edited after the build',
  severity: 'warning',
  why: 'Settings of hosts, sitemaps and scripts that were changed by hand are lost with the next build.',
  how: 'Compares each text file that is not a page with what the last build wrote to the directory. Reported only if no other rule has found anything new about the file. Ignores sites that this machine has not built, and files that the build has not written.',
  fix: 'Make the change in the manifest or in the files to copy, and build again.',
  // A sitemap from which URLs were removed.
  supersededBy: ['dead-sitemap-url'],
  source: 'https://en.wikipedia.org/wiki/Single_source_of_truth',
  check: ({ files, lastBuild, manifest }) =>
    Object.entries(lastBuild?.files ?? {}).flatMap(([url, hash]) => {
      const isThere = files.has(url)
      if (isThere && hashOf(files.read(url)) === hash) return []
      const what = isThere
        ? `${url} differs from what the last build wrote.`
        : `${url} is missing, although the last build wrote it.`
      return [{ url, at: manifest.siteAt, what }]
    }),
}
