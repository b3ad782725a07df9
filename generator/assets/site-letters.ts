import type { Manifest } from '#manifest/schema.ts'

/**
 * The letters beyond ASCII in the texts of a manifest, small and capital, sorted. They depend on the manifest alone, so
 * they are known before pages are rendered, and every shard and every incremental build arrives at the same. A letter
 * that no text had before changes the fonts, and with them every page, once.
 */
export function usedLetters(manifest: Manifest): string {
  const letters = new Set<string>()
  for (const text of textsOf(manifest))
    for (const letter of text.match(beyondAscii) ?? [])
      for (const form of [letter, ...letter.toLowerCase(), ...letter.toUpperCase()]) letters.add(form)
  return [...letters]
    .filter((letter) => letter > '\x7f')
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
