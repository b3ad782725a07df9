import { apacheLinesOf } from '../../files/host-rules/apache-lines.ts'
import type { SiteRule } from '../../rule.ts'

/** Lists of the files in folders, for everyone. */
export const hostListing: SiteRule = {
  code: 'host-listing',
  scope: 'site',
  title: 'Directory listing',
  severity: 'warning',
  why: 'Folders without a page show a list of their files to everyone, and search engines index the lists.',
  how: 'Finds Options with Indexes in .htaccess of the output.',
  fix: 'Write Options -Indexes. If the file was edited by hand, build again.',
  source: 'https://httpd.apache.org/docs/2.4/mod/core.html#options',
  check: ({ files, manifest }) =>
    apacheLinesOf(files).flatMap(({ line, directive, words }) =>
      directive === 'options' && words.some((word) => /^\+?(indexes|all)$/i.test(word))
        ? [
            {
              url: '/.htaccess',
              at: manifest.hostingAt,
              what: `Line ${line} of .htaccess, "Options ${words.join(' ')}", lists the files of folders without a page.`,
            },
          ]
        : [],
    ),
}
