import type { AuditedSite } from '../../../core/audited-site.ts'
import { leftoverOf } from '../../../core/leftover-files.ts'
import { fileAt } from '../../files/file-at.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** A published file that was never meant to be public. */
export const leftoverFile: SiteRule = {
  code: 'leftover-file',
  scope: 'site',
  title: 'Leftover file',
  severity: 'warning',
  why: 'Bots request the usual names on every site every day, and read the passwords and source code they find.',
  how: 'Checks the names of all output files for settings (.env), version histories (.git), keys, database dumps, programs for servers, source maps, editor backups, files of file managers, and project files such as package.json. The first five, backup copies of them, and archives of a whole site are errors.',
  fix: 'Delete the file from the output, and find out what put it there. Treat every password in it as compromised.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/',
  check: (site) => leftoverFiles(site),
}

export const leftoverFiles = (site: Pick<AuditedSite, 'files' | 'manifest'>): SiteFinding[] =>
  site.files.urls.flatMap((url) => {
    const leftover = leftoverOf(url)
    if (!leftover) return []
    return [
      {
        ...(leftover.isSecret && { severity: 'error' as const }),
        url,
        at: fileAt(site, url),
        what: `${url} is published, but is ${leftover.name}.`,
      },
    ]
  })
