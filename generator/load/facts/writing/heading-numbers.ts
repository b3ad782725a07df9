import { type Fact, type FactSources, fact } from '../fact.ts'
import { textsOf } from '../texts.ts'

/** `## 11. Your choices`; without the space, a check of Markdown reports it. */
const numbered = /^(#{2,4}) ?(\d{1,2})[.)] .*$/gm

/** A heading with the number of the one before it, or with a number left out, in a text that numbers its headings. */
export const checkHeadingNumbers = ({ records: { folders } }: FactSources): Fact[] =>
  [...folders.pages, ...folders.articles].flatMap((record) =>
    textsOf(record).flatMap(({ path, text }) => {
      // Of an unresolved merge, both versions are in the text.
      if (/^(?:<{7}|>{7})/m.test(text)) return []
      const expected = new Map<string, number>()
      let last = 0
      for (const [heading, level = '', digits = ''] of text.matchAll(numbered)) {
        const number = Number(digits)
        const wanted = expected.get(level)
        // Numbers begin at one again in another part of the text, and may go on at another level.
        if (wanted !== undefined && number !== wanted && number !== 1 && number !== last + 1) {
          const what = `The heading "${heading.replace(/^#+ /, '')}" has the number ${number} where ${wanted} follows.`
          const fix = `Write ${wanted}, or correct the headings before it.`
          return [fact(record, path, { code: 'figures-differ', severity: 'warning', what, fix }, heading)]
        }
        expected.set(level, number + 1)
        last = number
      }
      return []
    }),
  )
