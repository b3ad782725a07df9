/** An amount of money in a text. */
export type Amount = {
  /** As it is written, with the word before that makes it a minimum: `from $19`. */
  words: string
  amount: number
  /** The text says that prices begin with it. */
  isFrom: boolean
  sentence: string
}

const pattern =
  /(?:\b(from|starts? at|starting at|starting from|begins? at|as low as|desde)\s+(?:only |just )?)?(?:(?:US|CA|A)?[$€£]\s?(\d[\d,.]*\d|\d)(?:\s?[–-]\s?[$€£]?(\d[\d,.]*\d|\d))?|(\d[\d,.]*\d|\d)\s?(?:€|USD|EUR|GBP|dollars|euros))/gi

/** The amounts of money in a text; both ends of a range. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, 1: from, 2: first, 3: last, 4: after, index }) => {
    const before = text.slice(0, index).search(/[^.!?]*$/)
    const sentence = text.slice(before).split(/[.!?](?=\s|$)/, 1)[0] ?? ''
    return [first ?? after, last].flatMap((digits) =>
      digits === undefined ? [] : [{ words, amount: numberOf(digits), isFrom: from !== undefined, sentence }],
    )
  })
}

/** `1,200` and `1.200` are 1200; `120.50` is 120.5. */
export const numberOf = (digits: string) =>
  Number(
    digits
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  )
