import { apacheLinesOf } from '../../files/host-rules/apache-lines.ts'
import { caddyLines } from '../../files/host-rules/caddy-lines.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { nginxLines } from '../../files/host-rules/nginx-lines.ts'
import { readHostFiles } from '../../files/host-rules/read-host-files.ts'
import type { SiteRule } from '../../rule.ts'

/** Lists of the files in folders, for everyone. */
export const hostListing: SiteRule = {
  code: 'host-listing',
  scope: 'site',
  title: 'Directory listing',
  severity: 'warning',
  why: 'Folders without a page show a list of their files to everyone, and search engines index the lists.',
  how: 'Finds Options with Indexes in .htaccess, autoindex in nginx.conf and file_server browse in Caddyfile.',
  fix: 'Write Options -Indexes, autoindex off or file_server. If the file was edited by hand, build again.',
  source: 'https://httpd.apache.org/docs/2.4/mod/core.html#options',
  check: (site) =>
    [...apacheListings(apacheLinesOf(site.files)), ...serverListings(site.files)].map((listing) => ({
      url: `/${listing.file}`,
      at: hostLineAt(site, listing),
      what: `Line ${listing.line} of ${listing.file}, "${listing.text}", lists the files of folders without a page.`,
    })),
}

type Listing = { file: string; line: number; text: string }

const apacheListings = (lines: ReturnType<typeof apacheLinesOf>) =>
  lines.flatMap(({ line, directive, words }): Listing[] =>
    directive === 'options' && words.some((word) => /^\+?(indexes|all)$/i.test(word))
      ? [{ file: '.htaccess', line, text: `Options ${words.join(' ')}` }]
      : [],
  )

const serverListings = readHostFiles<Listing>({
  '/nginx.conf': (text) => listingsIn('nginx.conf', nginxLines(text), /\bautoindex\s+on\b/),
  '/Caddyfile': (text) => listingsIn('Caddyfile', caddyLines(text), /\bfile_server\s+(?:\S+\s+)*browse\b/),
})

const listingsIn = (file: string, lines: readonly { line: number; text: string }[], pattern: RegExp): Listing[] =>
  lines.flatMap(({ line, text }) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [{ file, line, text: found }]
  })
