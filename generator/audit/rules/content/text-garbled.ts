import type { Issue, MarkupRule } from '../../rule.ts'

/**
 * A byte that is no UTF-8 is read as U+FFFD. The others are what UTF-8 becomes when it is read as Windows-1252 and
 * written again: a mark of punctuation begins with "â€", a letter with "Ã", and "Â" stands before what needed two bytes.
 * No language writes these pairs.
 */
const garbled =
  /\S{0,20}(?:\uFFFD|â€[\u0080-\u009F™œž˜\u201C-\u201D¦“”]|Ã[\u0080-\u00BFŸŒœ¶¼¤©]|Â[\u0080-\u00BF])\S{0,20}/

/** What each of them holds. Nearly no page has one, and looking for these in the whole of it takes microseconds. */
const signs = ['\uFFFD', 'â€', 'Ã', 'Â']

/** Attributes that people are told. */
const told = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const

/** Letters that were read in another encoding than they were written in. */
export const textGarbled: MarkupRule = {
  code: 'text-garbled',
  scope: 'markup',
  title: 'Letters in a wrong encoding',
  severity: 'warning',
  why: 'Visitors see black diamonds, or two strange letters in place of one, and search results repeat them.',
  how: 'Text, title, descriptions and texts in place of pictures are searched for bytes that are no UTF-8, and for what UTF-8 looks like when it was once taken for Windows-1252.',
  fix: 'Save the file that holds the words as UTF-8, and write the letters again; where a page was edited by hand, build it again.',
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  *check(scan): Generator<Issue> {
    if (!signs.some((sign) => scan.html.includes(sign))) return
    const seen = new Set<string>()
    const found = (text: string, place: string): Issue[] => {
      if (!signs.some((sign) => text.includes(sign))) return []
      const [phrase] = garbled.exec(text) ?? []
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [{ what: `${place} {pages} holds "${phrase}", which was read in a wrong encoding.`, phrase }]
    }
    yield* found(scan.content, 'The text')
    for (const { name, attributes, text } of scan.elements) {
      if (name === 'title') yield* found(text, 'The title')
      for (const attribute of told) {
        const value = attributes[attribute]
        if (value !== undefined)
          yield* found(value, `The ${name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute}`)
      }
    }
  },
}
