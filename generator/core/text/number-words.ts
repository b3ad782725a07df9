const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Numbers by the English words that are one word. */
export const englishNumbers: ReadonlyMap<string, number> = new Map<string, number>([
  ...small.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, 20 + 10 * index]),
])

const word = `(?:${[...englishNumbers.keys(), 'hundred', 'thousand'].join('|')})`
/** `hundred and fifty`, but not `between one hundred and two hundred`, nor the two numbers of `one and two hundred`. */
const and = `(?<=hundred|thousand)\\s+and\\s+(?!${word}[\\s-]+(?:hundred|thousand)\\b)`

/** A pattern for a whole number in English words, e.g. `one hundred and forty-nine`. */
export const numberInWords = `\\b${word}(?:(?:[\\s-]+|${and})${word})*\\b`

/** A pattern for a whole number in digits or in English words, e.g. `1,200` and `forty-nine`. */
export const wholeNumber = `(?:\\d[\\d,]*\\d|\\d|${numberInWords})`

/** The value of what `wholeNumber` matches, in any case. */
export function wholeNumberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''))
  let total = 0
  let current = 0
  for (const each of text.toLowerCase().split(/[\s-]+/)) {
    if (each === 'hundred') current = Math.max(current, 1) * 100
    else if (each === 'thousand') {
      total += Math.max(current, 1) * 1000
      current = 0
    } else current += englishNumbers.get(each) ?? 0
  }
  return total + current
}

/** Before a number: `More than twenty services` are at least so many, `nearly twenty` about so many. */
export const atLeast =
  '(?:more than|over|at least|upwards? of|no (?:fewer|less) than|as many as|up to|a (?:total|choice) of)'
export const about = '(?:about|around|nearly|almost|roughly|close to|some)'
