import type { Manifest } from '#manifest/schema.ts'

/** The share of all characters from which on a letter is common. */
const commonShare = 1 / 10_000

/**
 * The letters beyond ASCII that are common in the texts of a manifest, sorted, small and capital. They depend on the
 * manifest alone, so every shard and every incremental build arrives at the same, and rare letters do not matter: a new
 * customer's name does not change the fonts of every page.
 */
export function commonLetters(manifest: Manifest): string {
  const counts = new Map<string, number>()
  let length = 0
  for (const text of textsOf(manifest)) {
    length += text.length
    for (const char of text.match(beyondAscii) ?? []) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  const common = [...counts].filter(([, count]) => count >= length * commonShare).map(([char]) => char)
  const bothCases = common.flatMap((char) => [char, ...char.toLowerCase(), ...char.toUpperCase()])
  return [...new Set(bothCases)]
    .filter((char) => char > '\x7f')
    .sort()
    .join('')
}

const beyondAscii = /[^\0-\x7f]/gu

/** Every text of a record and of what it contains, except locations: they name files of this machine. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) if (!/^at$|At$/.test(key)) yield* textsOf(part)
}
