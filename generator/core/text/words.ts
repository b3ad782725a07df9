/** The words of a text in order: runs of letters and digits in lower case, NFKC. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** For each code unit below 128, 1 if it belongs to a word: a digit or a lower-case letter. */
const asciiInWord = Uint8Array.from({ length: 128 }, (_, unit) => Number(/[a-z0-9]/.test(String.fromCharCode(unit))))

const inWord = /[\p{L}\p{N}]/u

/** Whether other characters belong to a word, filled as they occur; a site has few of them. */
const othersInWord = new Map<number, boolean>()

/**
 * The words of a text as `wordsOf` returns them, each as its 32-bit hash.
 * The hash of a word equals that of `hashText` (FNV-1a over UTF-16 units). It is computed while reading, so that no
 * word becomes a string: a text of 7.5 kB takes about 40 µs, with a regular expression 140.
 */
export function hashWords(text: string): Int32Array {
  const plain = text.normalize('NFKC').toLowerCase()
  // At least one character separates two words.
  const hashes = new Int32Array((plain.length + 1) >> 1)
  let count = 0
  let hash = emptyHash
  let isWord = false
  for (let index = 0; index < plain.length; index++) {
    const unit = plain.charCodeAt(index)
    if (unit < 128 ? asciiInWord[unit] === 1 : isOtherInWord(plain, index)) {
      hash = Math.imul(hash ^ unit, 0x01000193)
      isWord = true
    } else if (isWord) {
      hashes[count++] = hash
      hash = emptyHash
      isWord = false
    }
  }
  if (isWord) hashes[count++] = hash
  return hashes.slice(0, count)
}

const emptyHash = 0x811c9dc5 | 0

/** Whether the character with a code unit at `index` belongs to a word. Either half of a surrogate pair will do. */
function isOtherInWord(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff
  const point = text.codePointAt(isSecondHalf ? index - 1 : index) ?? unit
  let isInWord = othersInWord.get(point)
  if (isInWord === undefined) {
    isInWord = inWord.test(String.fromCodePoint(point))
    othersInWord.set(point, isInWord)
  }
  return isInWord
}
