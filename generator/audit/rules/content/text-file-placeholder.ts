import { placeholderIn } from '../../../core/text/leftovers.ts'
import { noteIn } from '../../../core/text/notes.ts'
import { unwrittenIn } from '../../../core/text/unwritten.ts'
import { textFilesOf } from '../../files/text-files.ts'
import type { SiteRule } from '../../rule.ts'

/** `2027-11-01T00:00:00Z`, as security.txt has it. */
const time = /\b\d{4}-\d\d-\d\dT[\d:.]+Z?/g

/** A text file with a text that was never written. */
export const textFilePlaceholder: SiteRule = {
  code: 'text-file-placeholder',
  scope: 'site',
  title: 'Placeholder in a text file',
  severity: 'error',
  why: 'Assistants repeat what llms.txt says of the company, and a report to a placeholder in security.txt reaches no one.',
  how: 'Reads llms.txt, llms-full.txt, humans.txt and security.txt for the placeholders and notes of writers that placeholder-text and text-slip find on pages.',
  fix: 'Write the missing text, or remove the line.',
  source: 'https://llmstxt.org/',
  check: (site) =>
    textFilesOf(site).flatMap(({ url, lines, at }) => {
      const phrases = lines.map((line) => unfinishedIn(line.replace(time, '')))
      const index = phrases.findIndex((phrase) => phrase !== undefined)
      if (index < 0) return []
      const what = `Line ${index + 1} of ${url} contains the placeholder "${phrases[index]}".`
      return [{ url, at: at(index + 1), what }]
    }),
}

const unfinishedIn = (line: string) =>
  placeholderIn(line)?.[0] ??
  unwrittenIn(line) ??
  noteIn(line)?.words ??
  /\byou@(?:example|domain)\.com\b/.exec(line)?.[0]
