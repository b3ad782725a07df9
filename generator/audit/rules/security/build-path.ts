import { publishedTexts } from '../../files/published-texts.ts'
import { isLocal } from '../../markup/local-host.ts'
import type { SiteRule } from '../../rule.ts'

/** A user folder on Linux, macOS or Windows, or a file: URL. A page URL may begin with /home/ too, but the URL of a module does not. */
const path =
  /(?:file:\/\/\/[\w./-]{3,}|["'`(\s](?:\/home\/[\w.-]+\/|\/Users\/[\w.-]+\/|[A-Z]:\\{1,2}Users\\{1,2})[^\s"'`)]*)/

/** Files of which every URL is for readers. Scripts of libraries name localhost. */
const isData = /\.(?:json|txt|xml|webmanifest|csv)$/i

const address = /https?:\/\/[\w.:[\]-]+[^\s"'<>)\]]*/gi

/** A path on the computer that built the site. */
export const buildPath: SiteRule = {
  code: 'build-path',
  scope: 'site',
  title: 'Local file path or host in a published file',
  severity: 'warning',
  why: 'It reveals the user name and the folders of the computer that built the site, and makes the output depend on that computer.',
  how: 'Searches scripts, stylesheets, JSON and other text files of the site for user folders: /home/name/, /Users/name/, C:\\Users\\ and file:///. Ignores pages, where /home/ may be a URL. URLs of localhost and private networks in XML, JSON, text and CSV files are errors.',
  fix: 'Find what writes the path, most often a build plugin, and make it write a path relative to the project.',
  source: 'https://reproducible-builds.org/docs/build-path/',
  supersededBy: ['robots-txt-sitemap'],
  *check({ files, manifest }) {
    for (const { url, text } of publishedTexts(files)) {
      const host = isData.test(url) ? (text.match(address) ?? []).find(isLocal) : undefined
      if (host !== undefined)
        yield {
          url,
          at: manifest.siteAt,
          severity: 'error' as const,
          what: `${url} names ${host.slice(0, 60)}, which only the computer or network of its author reaches.`,
          fix: 'Remove the file, or write the URLs of this site.',
        }
      const found = path.exec(text)?.[0]
      if (found === undefined) continue
      yield {
        url,
        at: manifest.siteAt,
        what: `${url} names "${found.slice(0, 60).replace(/^["'`(\s]/, '')}", a path on the computer that built the site.`,
      }
    }
  },
}
