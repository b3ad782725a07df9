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
  let words: Words | undefined
  return (text) => {
    // An address is read elsewhere.
    if (text.length > longestLabel || /\d/.test(text)) return undefined
    for (const [written] of text.matchAll(word)) {
      const lower = written.toLowerCase()
      if (isEnglishWord(lower)) continue
      words ??= wordsOf(manifest)
      const { known, names } = words
      if (known.has(lower)) continue
      const wanted = [...known].find((each) => !names.has(each) && isOneSlip(each, lower) && !isForm(each, lower))
      if (wanted === undefined) continue
      const what = `The label "${text}" has "${written}" in place of "${wanted}"`
      return { code: 'word-misspelt', severity: 'warning', words: written, what }
    }
    return undefined
  }
}

/** `Mondays` of Monday. */
const isForm = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '')

/** The longer words of a manifest, and those of the names of its places, which `place-differs` reads. */
type Words = { known: ReadonlySet<string>; names: ReadonlySet<string> }

function wordsOf(manifest: Manifest): Words {
  const longer = (texts: readonly string[]) =>
    texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((each) => each.length >= shortest - 1)
  const { cities, counties } = manifest
  return {
    known: new Set(longer(textsIn(manifest))),
    names: new Set(longer([...cities, ...counties].map(({ name }) => name))),
  }
}
