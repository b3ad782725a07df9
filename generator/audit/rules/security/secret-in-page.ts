import { perDistinct } from '../../../core/html/distinct.ts'
import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import { withoutStyles } from '../../../core/html/without-styles.ts'
import type { MarkupRule } from '../../rule.ts'
import { secretsIn } from '../../text/secrets.ts'

/** A key or token in a public page. */
export const secretInPage: MarkupRule = {
  code: 'secret-in-page',
  scope: 'markup',
  title: 'Secret in a page',
  severity: 'error',
  why: 'Bots search every public page for keys and abuse them within minutes, at the expense of their owner.',
  how: 'Searches the whole HTML for private keys and for tokens of known services, by their format. A Google API key is only a warning: it is meant to be public, but must be restricted to this site.',
  fix: 'Revoke the key where it was issued, because it is compromised, and remove it from the page.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  *check(scan) {
    const inStyles = elementsNamed(scan, 'style').flatMap(({ distinct }) => secretsInStyle(distinct))
    for (const { name, shown, isPublic } of [...secretsIn(withoutStyles(scan)), ...inStyles])
      yield {
        ...(isPublic && { severity: 'warning' as const }),
        what: `The HTML {pages} contains what looks like ${name}, ${shown}.`,
        cause: `${name} ${shown}`,
      }
  },
}

const secretsInStyle = perDistinct(({ text }: DistinctElement) => secretsIn(text))
