import type { AuditedSite } from '../../../core/audited-site.ts'
import { leftoverOf } from '../../../core/leftover-files.ts'
import { fileAt } from '../../files/file-at.ts'
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
  how: 'Searches the scripts, stylesheets, JSON, text, XML and SVG files and the settings of the site for private keys and for tokens of known services, by their format, and for passwords in settings. Ignores files that are leftovers with secrets as a whole. A Google API key is only a warning: it is meant to be public, but must be restricted to this site.',
  fix: 'Revoke the key where it was issued, because it is compromised, and remove it from the file.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  check: (site) => secretFiles(site),
}

export function* secretFiles(site: Pick<AuditedSite, 'files' | 'manifest'>): Generator<SiteFinding> {
  for (const { url, text } of publishedTexts(site.files)) {
    if (leftoverOf(url)?.isSecret) continue
    for (const { name, shown, isPublic, index } of secretsIn(text)) {
      const line = text.slice(0, index).split('\n').length
      const what = `${url} contains what looks like ${name}, ${shown}.`
      yield { ...(isPublic && { severity: 'warning' as const }), url, at: fileAt(site, url, line), what }
    }
  }
}
