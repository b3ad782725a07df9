import type { Manifest } from '#manifest/schema.ts'
import { isOneSlip } from '../../core/suggest.ts'
import { isEnglishWord } from '../../core/text/english-words.ts'
import type { Slip } from '../../core/text/slips.ts'
import { textsIn } from './written-texts.ts'

/** Characters of the longest heading or label. `text-altered` finds slips in longer texts. */
const longestLabel = 60
/** Letters of the shortest word that is read. */
const shortest = 6
/** Words that are no part of a URL, an address or a file name. */
const word = new RegExp(`(?<![\\p{L}\\d@./_-])\\p{L}{${shortest},}(?![\\p{L}\\d@/_’'-]|\\.\\p{L})`, 'gu')

/**
 * Finds a word of an English heading or label that is neither English nor in the manifest, and one slip away from a word that
 * is in the manifest: `Inculded` for `Included`.
 */
export function misspeltLabelReader(manifest: Manifest): (text: string) => Slip | undefined {
  let known: ReadonlySet<string> | undefined
  return (text) => {
    if (text.length > longestLabel) return undefined
    for (const [written] of text.matchAll(word)) {
      const lower = written.toLowerCase()
      if (isEnglishWord(lower)) continue
      known ??= wordsOf(manifest)
      if (known.has(lower)) continue
      const wanted = [...known].find((each) => isOneSlip(each, lower))
      if (wanted === undefined) continue
      const what = `The label "${text}" has "${written}" in place of "${wanted}"`
      return { code: 'word-misspelt', severity: 'warning', words: written, what }
    }
    return undefined
  }
}

const wordsOf = (manifest: Manifest): ReadonlySet<string> =>
  new Set(
    textsIn(manifest)
      .flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((each) => each.length >= shortest - 1),
  )
