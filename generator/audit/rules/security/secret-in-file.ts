import { publishedTexts } from '../../files/published-texts.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { secretsIn } from '../../text/secrets.ts'

/** A key or token in a script or another file that is published. */
export const secretInFile: SiteRule = {
  code: 'secret-in-file',
  scope: 'site',
  title: 'Secret in a published file',
  severity: 'error',
  why: 'Robots read scripts and data files for keys as they read pages, and use them within minutes.',
  how: 'Scripts, stylesheets, JSON, text, XML and SVG of the site are searched for private keys and for the tokens of known services, by the shapes these have. A key of Google is a warning, as in a page.',
  fix: 'Withdraw the key where it was issued, since it counts as known from now on, and take it out of the file.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  *check({ files, manifest }) {
    for (const { url, text } of publishedTexts(files))
      for (const { name, shown, isPublic } of secretsIn(text)) {
        const finding: SiteFinding = {
          url,
          at: manifest.siteAt,
          what: `What looks like ${name}, ${shown}, can be read in ${url}.`,
        }
        yield isPublic ? { ...finding, severity: 'warning' } : finding
      }
  },
}
