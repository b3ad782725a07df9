import { publishedTexts } from '../../files/published-texts.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'
import { secretsIn } from '../../text/secrets.ts'

/** A key or token in a published script or other file. */
export const secretInFile: SiteRule = {
  code: 'secret-in-file',
  scope: 'site',
  title: 'Secret in a published file',
  severity: 'error',
  why: 'Bots search scripts and data files for keys, as they search pages, and abuse them within minutes.',
  how: 'Searches the scripts, stylesheets, JSON, text, XML and SVG files of the site for private keys and for tokens of known services, by their format. A Google API key is only a warning: it is meant to be public, but must be restricted to this site.',
  fix: 'Revoke the key where it was issued, because it is compromised, and remove it from the file.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  *check({ files, manifest }) {
    for (const { url, text } of publishedTexts(files))
      for (const { name, shown, isPublic } of secretsIn(text)) {
        const finding: SiteFinding = {
          url,
          at: manifest.siteAt,
          what: `${url} contains what looks like ${name}, ${shown}.`,
        }
        yield isPublic ? { ...finding, severity: 'warning' } : finding
      }
  },
}
