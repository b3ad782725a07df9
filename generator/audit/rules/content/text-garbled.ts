import type { Issue, MarkupRule } from '../../rule.ts'

/**
 * A byte that is not UTF-8 is read as U+FFFD. The other patterns are UTF-8 that was read as Windows-1252 and saved again:
 * punctuation becomes "â€" with another character, a letter "Ã" with another, and other characters of two bytes get a "Â".
 * No language has these pairs.
 */
const garbled =
  /\S{0,20}(?:\uFFFD|â€[\u0080-\u009F™œž˜\u201C-\u201D¦“”]|Ã[\u0080-\u00BFŸŒœ¶¼¤©]|Â[\u0080-\u00BF])\S{0,20}/

/** Each match contains one of these. Hardly any page has one, and searching all of its HTML for them takes microseconds. */
const signs = ['\uFFFD', 'â€', 'Ã', 'Â']

/** Attributes with text for readers. */
const readAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const

/** Text that was read in another encoding than it was written in. */
export const textGarbled: MarkupRule = {
  code: 'text-garbled',
  scope: 'markup',
  title: 'Garbled characters',
  severity: 'error',
  why: 'Visitors see black diamonds, or two strange letters instead of one, and search results repeat them.',
  how: 'Searches text, title, descriptions, alt text and labels for bytes that are not UTF-8, and for UTF-8 that was read as Windows-1252.',
  fix: 'Save the file that contains the words as UTF-8, and write the letters again. If the page was edited by hand, rebuild it.',
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  *check(scan): Generator<Issue> {
    if (!signs.some((sign) => scan.html.includes(sign))) return
    const seen = new Set<string>()
    const found = (text: string, place: string): Issue[] => {
      if (!signs.some((sign) => text.includes(sign))) return []
      const [phrase] = garbled.exec(text) ?? []
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [{ what: `${place} {pages} contains "${phrase}", which was read in the wrong encoding.`, phrase }]
    }
    yield* found(scan.content, 'The text')
    for (const { name, attributes, text } of scan.elements) {
      if (name === 'title') yield* found(text, 'The title')
      for (const attribute of readAttributes) {
        const value = attributes[attribute]
        if (value !== undefined)
          yield* found(value, `The ${name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute}`)
      }
    }
  },
}
