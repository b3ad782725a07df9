import type { Manifest } from '#manifest/schema.ts'
import type { Slip } from '../../core/text/slips.ts'

/** Names that are spoken with another sound than their first letter says: `a European`, `a One Call plan`, `an Hour`. */
const unclear = /^(?:Eu|Ew|One|Once|H|U|X|Y)/

/** A name that begins like a word. Those in capitals are spoken by letters: `an SLC address`. */
const startsWithVowel = /^[AEIO]\p{Ll}/u
const startsWithConsonant = /^[BCDFGJKLMNPQRSTVWZ]\p{Ll}/u

/** Words of an English sentence. In one of another language, "a" may be a word of its own. */
const english = /(?<!\p{L})(?:the|and|of|in|for|with|is|are|we|you|your|our)(?!\p{L})/iu

/** Finds the wrong article before the name of a place or service: `a Alpine home`. English alone. */
export function nameArticleReader({ cities, counties, services }: Manifest): (text: string) => Slip | undefined {
  const names = [...new Set([...cities, ...counties, ...services].map(({ name }) => name))].filter(
    (name) => !unclear.test(name),
  )
  const wrongAfter = [
    [' a ', names.filter((name) => startsWithVowel.test(name))],
    [' an ', names.filter((name) => startsWithConsonant.test(name))],
  ] as const
  return (text) => {
    for (const [article, wrong] of wrongAfter)
      for (let at = text.indexOf(article); at >= 0; at = text.indexOf(article, at + 1)) {
        const start = at + article.length
        const code = text.charCodeAt(start)
        if (code < 0x41 || code > 0x5a) continue
        const name = wrong.find(
          (each) => text.startsWith(each, start) && !/^\p{L}/u.test(text.slice(start + each.length)),
        )
        if (name === undefined || !english.test(text)) continue
        const words = `${article.trim()} ${name}`
        const what = `The article does not fit the next word: "${words}".`
        return { code: 'article-wrong', severity: 'warning', words, what }
      }
    return undefined
  }
}
