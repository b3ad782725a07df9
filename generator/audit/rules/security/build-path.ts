import { publishedTexts } from '../../files/published-texts.ts'
import type { SiteRule } from '../../rule.ts'

/** A folder of a person's computer: of Linux, of macOS, of Windows. An address may begin with /home/ too, a module's not. */
const path =
  /(?:file:\/\/\/[\w./-]{3,}|["'`(\s](?:\/home\/[\w.-]+\/|\/Users\/[\w.-]+\/|[A-Z]:\\{1,2}Users\\{1,2})[^\s"'`)]*)/

/** The name of a folder on the computer that built the site. */
export const buildPath: SiteRule = {
  code: 'build-path',
  scope: 'site',
  title: 'Path of a computer in a published file',
  severity: 'warning',
  why: 'It tells strangers the name of whoever built the site and how their computer is laid out, and makes each computer build other bytes.',
  how: 'Scripts, stylesheets, JSON and other texts of the site are searched for folders of users: /home/name/, /Users/name/, C:\\Users\\ and file:///. Pages are not, where /home/ may be an address.',
  fix: 'Find what writes it, most often a plugin of the build, and let it write a path below the project.',
  source: 'https://reproducible-builds.org/docs/build-path/',
  *check({ files, manifest }) {
    for (const { url, text } of publishedTexts(files)) {
      const found = path.exec(text)?.[0]
      if (found === undefined) continue
      yield {
        url,
        at: manifest.siteAt,
        what: `${url} names "${found.slice(0, 60).replace(/^["'`(\s]/, '')}", a folder of the computer that made it.`,
      }
    }
  },
}
