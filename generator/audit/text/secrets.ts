export type Secret = { name: string; isPublic: boolean; shown: string }

type Shape = {
  name: string
  /** What a text must contain before the pattern is tried: finding that is many times faster. */
  hint: string
  pattern: RegExp
  /** Meant to be seen by browsers, and safe only if the provider restricts it to this site. */
  isPublic?: true
}

/** Shapes that the providers document, or that their tokens are known by; each long enough that no word is one. */
const shapes: readonly Shape[] = [
  { name: 'a private key', hint: 'PRIVATE KEY-----', pattern: /-----BEGIN ([A-Z]+ )?PRIVATE KEY-----/ },
  { name: 'an access key of Amazon Web Services', hint: 'AKIA', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { name: 'a secret key of Stripe', hint: '_live_', pattern: /\b[sr]k_live_[0-9A-Za-z]{16,}/ },
  { name: 'a token of GitHub', hint: 'ghp_', pattern: /\bghp_[0-9A-Za-z]{36,}/ },
  { name: 'a token of GitHub', hint: 'gho_', pattern: /\bgho_[0-9A-Za-z]{36,}/ },
  { name: 'a token of GitHub', hint: 'ghs_', pattern: /\bghs_[0-9A-Za-z]{36,}/ },
  { name: 'a token of GitHub', hint: 'github_pat_', pattern: /\bgithub_pat_\w{40,}/ },
  { name: 'a token of Slack', hint: 'xox', pattern: /\bxox[abposr]-[0-9A-Za-z-]{20,}/ },
  { name: 'a key of SendGrid', hint: 'SG.', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/ },
  { name: 'a token of npm', hint: 'npm_', pattern: /\bnpm_[0-9A-Za-z]{36}\b/ },
  { name: 'a key of Google', hint: 'AIza', pattern: /\bAIza[\w-]{35}(?![\w-])/, isPublic: true },
]

/** Where any of them may begin: one pass over a text in place of eleven. */
const anyHint = /PRIVATE KEY-----|AKIA|AIza|_live_|gh[pos]_|github_pat_|xox[abposr]-|SG\.[\w-]{22}|npm_/

/** Secrets in a text, shortened so that the finding does not give them away. */
export function secretsIn(text: string): Secret[] {
  if (!anyHint.test(text)) return []
  const found: Secret[] = []
  for (const { name, hint, pattern, isPublic = false } of shapes) {
    if (!text.includes(hint)) continue
    const match = pattern.exec(text)
    if (match) found.push({ name, isPublic, shown: `${match[0].slice(0, 8)}…` })
  }
  return found
}
