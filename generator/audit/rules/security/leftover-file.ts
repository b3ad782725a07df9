import { leftoverKind } from '../../files/leftovers.ts'
import type { SiteRule } from '../../rule.ts'

/** A file that was never meant to be published. */
export const leftoverFile: SiteRule = {
  code: 'leftover-file',
  scope: 'site',
  title: 'File that was not meant to be published',
  severity: 'warning',
  why: 'Robots try the usual names on every site, every day. What holds passwords or the source of the site is read by them.',
  how: 'The names of all files of the output: settings (.env), version histories (.git), keys, dumps of databases, source maps, copies of editors, and what file managers leave. The first four are errors.',
  fix: 'Delete the file from the output, and find out what put it there. A password that stood in it counts as known.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/',
  check: ({ files, manifest }) =>
    files.urls.flatMap((url) => {
      const kind = leftoverKind(url)
      if (!kind) return []
      return [
        {
          ...(kind.isSecret && { severity: 'error' as const }),
          url,
          at: manifest.siteAt,
          what: `${url} is published, and is ${kind.name}.`,
        },
      ]
    }),
}
