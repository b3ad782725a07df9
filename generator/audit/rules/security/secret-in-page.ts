import type { MarkupRule } from '../../rule.ts'
import { secretsIn } from '../../text/secrets.ts'

/** A key or token that stands in a page for everybody to read. */
export const secretInPage: MarkupRule = {
  code: 'secret-in-page',
  scope: 'markup',
  title: 'Secret in a page',
  severity: 'error',
  why: 'Robots read every public page for keys and use them within minutes, at the expense of whoever they belong to.',
  how: 'The whole HTML is searched for private keys and for the tokens of known services, by the shapes these have. A key of Google is a warning: it is meant to be seen, but must be restricted to this site.',
  fix: 'Withdraw the key where it was issued, since it counts as known from now on, and take it out of the page.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  *check({ html }) {
    for (const { name, shown, isPublic } of secretsIn(html))
      yield {
        ...(isPublic && { severity: 'warning' as const }),
        what: `What looks like ${name}, ${shown}, can be read {pages}.`,
        cause: `${name} ${shown}`,
      }
  },
}
