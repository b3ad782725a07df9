import type { SiteFiles } from '../../../core/audited-site.ts'
import { apacheLinesOf } from '../../files/host-rules/apache-lines.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { nginxLines } from '../../files/host-rules/nginx-lines.ts'
import type { SiteRule } from '../../rule.ts'

/** A server that looks for another file in a folder than the page that is there. */
export const hostIndex: SiteRule = {
  code: 'host-index',
  scope: 'site',
  title: 'Host does not serve the pages of folders',
  severity: 'error',
  why: 'At the URL of a folder, a server shows the first of the files that its configuration names. If the page is not among them, visitors see an error or a list of files.',
  how: 'DirectoryIndex in .htaccess and index in nginx.conf of the output must include index.html, wherever they are for pages.',
  fix: 'Add index.html to the line. If the file was edited by hand, build again.',
  source: 'https://httpd.apache.org/docs/2.4/mod/mod_dir.html#directoryindex',
  check: (site) =>
    indexLines(site.files).flatMap(({ file, line, text, names, matches }) =>
      names.some((name) => name.replace(/^\//, '') === 'index.html') || !site.pages.some(({ path }) => matches(path))
        ? []
        : [
            {
              url: `/${file}`,
              at: hostLineAt(site, { file, line }),
              what: `Line ${line} of ${file}, "${text}", does not name index.html, the file of every page.`,
            },
          ],
    ),
}

/** A line that names the files to show for a folder. */
type IndexLine = { file: string; line: number; text: string; names: string[]; matches: (path: string) => boolean }

function indexLines(files: SiteFiles): IndexLine[] {
  const nginx = files.has('/nginx.conf') ? nginxLines(files.read('/nginx.conf').toString('utf8')) : []
  // Each line of Apache replaces those before it.
  const apache = apacheLinesOf(files).findLast(
    ({ directive, isInSection }) => directive === 'directoryindex' && !isInSection,
  )
  return [
    ...(apache
      ? [
          {
            file: '.htaccess',
            line: apache.line,
            text: `DirectoryIndex ${apache.words.join(' ')}`,
            names: [...apache.words],
            matches: () => true,
          },
        ]
      : []),
    ...nginx.flatMap(({ line, text, matches }) => {
      const [, names] = /^\s*index\s+([^;]+);/.exec(text) ?? []
      return names === undefined ? [] : [{ file: 'nginx.conf', line, text, names: names.trim().split(/\s+/), matches }]
    }),
  ]
}
