import type { Manifest } from '#manifest/schema.ts'
import type { StrayFact } from '../../../core/facts.ts'
import { textsIn } from '../written-texts.ts'

/** A name or address in a text that is nowhere in the manifest. */
export type Stranger = Pick<StrayFact, 'kind' | 'found' | 'wanted'>

/**
 * Reads the strangers in a text.
 * @param mentioned names of places in the text.
 */
export type StrangerReader = (text: string, mentioned: readonly string[]) => readonly Stranger[]

export const none: readonly Stranger[] = []

/** Up to three words with capitals. */
export const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}"

/** All texts of a manifest in its first language as one, joined when a reader asks for the first time. */
export function writtenText(manifest: Manifest): () => string {
  let text: string | undefined
  return () => {
    text ??= textsIn({ ...manifest, translations: undefined, messages: undefined }).join('\n')
    return text
  }
}

/** The name itself and its ends: `In Hood River`, `Hood River`, `River`. */
export function suffixes(words: string): string[] {
  const parts = words.split(' ')
  return parts.map((_, index) => parts.slice(index).join(' '))
}
