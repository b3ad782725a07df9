import type { Issue, MarkupRule } from '../../rule.ts'

/** What templates and people leave behind. Capitals count, so that the Spanish word for all is none. */
const leftover =
  /lorem ipsum|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX\b|\[object Object\]|\{\{|\$\{|\{[a-z][\w.-]{1,30}\}|\bNaN\b|(?<![\w-])undefined(?![\w-])/

/** What each of them holds: looking for these is many times faster than for the pattern, and nearly no text has one. */
const signs = ['{', 'orem ipsum', 'OREM IPSUM', 'TODO', 'FIXME', 'TBD', 'XXX', '[object', 'NaN', 'undefined']

/** Attributes that people are told. */
const told = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const

/** Text that was to be replaced. */
export const placeholderText: MarkupRule = {
  code: 'placeholder-text',
  scope: 'markup',
  title: 'Placeholder left in the text',
  severity: 'warning',
  why: 'Visitors see that nobody has looked at the page, and search results repeat it.',
  how: 'Text, title, descriptions and texts in place of pictures are searched for lorem ipsum, TODO, FIXME, TBD, names in braces, [object Object], NaN and undefined.',
  fix: 'Write what was to stand there. Where a build wrote it, the fault is in the template or in a field of the manifest.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  *check(scan): Generator<Issue> {
    const seen = new Set<string>()
    const found = (text: string, place: string): Issue[] => {
      if (!signs.some((sign) => text.includes(sign))) return []
      const [phrase] = leftover.exec(text) ?? (/lorem ipsum/i.exec(text) || [])
      if (phrase === undefined || seen.has(phrase)) return []
      seen.add(phrase)
      return [{ what: `${place} {pages} holds "${phrase}", which was to be replaced.`, phrase, cause: phrase }]
    }
    yield* found(scan.content, 'The text')
    for (const { name, attributes, text } of scan.elements) {
      if (name === 'title') yield* found(text, 'The title')
      for (const attribute of told) {
        const value = attributes[attribute]
        // Settings of the browser, such as the viewport, are addressed to no reader.
        if (value === undefined || (name === 'meta' && /viewport|referrer/i.test(attributes.name ?? ''))) continue
        yield* found(value, `The ${name === 'meta' ? (attributes.name ?? attributes.property ?? 'meta') : attribute}`)
      }
    }
  },
}
