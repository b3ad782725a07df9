import type { Manifest } from '#manifest/schema.ts'
import { hasText } from '../../core/text/has-text.ts'

/** Words of a text that lost their accents, below which it may be a name or a word of another language. */
const fewestLost = 2

const smallWord = /(?<![\p{L}\d@/._-])\p{Ll}{4,}(?![\p{L}\d@/_-])/gu

/**
 * Finds words that lost their accents on the way through a program: `linea de flotacion`, where the manifest writes `línea`
 * and `flotación`. Undefined for a language whose words have none.
 * @returns a function to the first words of a text that did, as written and as the manifest has them
 */
export function lostAccentReader(manifest: Manifest): (text: string) => { found: string; wanted: string } | undefined {
  let accented: ReadonlyMap<string, string> | undefined
  return (text) => {
    accented ??= accentedWords(manifest)
    if (accented.size === 0) return undefined
    const found = new Map<string, string>()
    for (const [word] of text.matchAll(smallWord)) {
      const right = accented.get(word)
      if (right !== undefined) found.set(word, right)
    }
    return found.size < fewestLost
      ? undefined
      : { found: [...found.keys()].join(', '), wanted: [...found.values()].join(', ') }
  }
}

/** The words of the manifest with accents by the same letters without; not those that it also has without. */
function accentedWords({ translations: _, messages: __, ...manifest }: Manifest): Map<string, string> {
  const found = new Map<string, string>()
  const plain = new Set<string>()
  hasText(manifest, (text) => {
    for (const [word] of text.matchAll(smallWord)) {
      const letters = lettersOf(word)
      if (letters === word) plain.add(word)
      else found.set(letters, word)
    }
    return false
  })
  for (const word of plain) found.delete(word)
  return found
}

/** A text without the accents of its letters. */
const lettersOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
