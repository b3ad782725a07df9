/** `index`: where it is in the text. */
export type Secret = { name: string; isPublic: boolean; shown: string; index: number }

type Shape = {
  name: string
  /** A string that every match contains. Searching for it first is many times faster than the pattern. */
  hint: string
  pattern: RegExp
  /** Meant for browsers, and safe only if the provider restricts it to this site. */
  isPublic?: true
}

/** A value of a setting, up to the end of its line: no example, and no name of another one. */
const value =
  '[ \\t]*[=:][ \\t]*["\']?(?![^\\n]*(?:change|your|example|sample|placeholder|xxx|\\*\\*\\*|process\\.|env\\.))(?=[^\\s]*\\d)[^\\s"\'<>(){}$,;]{6,}["\']?,?[ \\t]*\\r?$'

/** Formats that the providers document or that are well known, each long enough that no word matches. */
const shapes: readonly Shape[] = [
  { name: 'a private key', hint: 'PRIVATE KEY-----', pattern: /-----BEGIN ([A-Z]+ )?PRIVATE KEY-----/ },
  { name: 'an Amazon Web Services access key', hint: 'AKIA', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { name: 'a Stripe secret key', hint: '_live_', pattern: /\b[sr]k_live_[0-9A-Za-z]{16,}/ },
  { name: 'a GitHub token', hint: 'ghp_', pattern: /\bghp_[0-9A-Za-z]{36,}/ },
  { name: 'a GitHub token', hint: 'gho_', pattern: /\bgho_[0-9A-Za-z]{36,}/ },
  { name: 'a GitHub token', hint: 'ghs_', pattern: /\bghs_[0-9A-Za-z]{36,}/ },
  { name: 'a GitHub token', hint: 'github_pat_', pattern: /\bgithub_pat_\w{40,}/ },
  { name: 'a Slack token', hint: 'xox', pattern: /\bxox[abposr]-[0-9A-Za-z-]{20,}/ },
  { name: 'a SendGrid key', hint: 'SG.', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}/ },
  { name: 'an npm token', hint: 'npm_', pattern: /\bnpm_[0-9A-Za-z]{36}\b/ },
  // `DB_PASSWORD=…`, `smtp_password: "…"` on a line of settings: the name of the value is shown.
  {
    name: 'a password of a program',
    hint: '',
    pattern: new RegExp(
      `^[ \\t]*(?:export )?["']?(?<key>(?:\\w+[._-])?(?:password|passwd|pwd|passphrase|(?:client_)?secret(?:_key)?|api[_-]?key|(?:access|auth)[_-]?(?:token|key)|contraseña|clave))["']?${value}`,
      'imu',
    ),
  },
  { name: 'a Google API key', hint: 'AIza', pattern: /\bAIza[\w-]{35}(?![\w-])/, isPublic: true },
]

/** Matches if a text may contain the hint of a token: one pass over the text instead of eleven. */
const tokenHint = /_(?<=_live_|gh[pos]_|github_pat_|npm_)|A(?:KIA|Iza)|PRIVATE KEY-----|xox[abposr]-|SG\.[\w-]{22}/

/** Matches the beginning of a line that may set a password. The rest of the line is not read. */
const settingHint = /[ \t]*(?:export )?["']?(?:\w+[._-])?(?:pass|pwd|client|secret|api|access|auth|contraseña|clave)/iuy

function hasSettingHint(text: string): boolean {
  for (let start = 0; ; ) {
    settingHint.lastIndex = start
    if (settingHint.test(text)) return true
    start = text.indexOf('\n', start) + 1
    if (start === 0) return false
  }
}

/** The secrets in a text, shortened so that the finding does not reveal them. */
export function secretsIn(text: string): Secret[] {
  if (!tokenHint.test(text) && !hasSettingHint(text)) return []
  const found: Secret[] = []
  for (const { name, hint, pattern, isPublic = false } of shapes) {
    if (!text.includes(hint)) continue
    const match = pattern.exec(text)
    // The value of `STRIPE_SECRET_KEY = "sk_live_…"` has a shape of its own.
    const [line] = match ? text.slice(match.index).split('\n', 1) : []
    if (match && !found.some(({ index }) => index >= match.index && index < match.index + (line?.length ?? 0)))
      found.push({ name, isPublic, shown: match.groups?.key ?? `${match[0].slice(0, 8)}…`, index: match.index })
  }
  return found
}
