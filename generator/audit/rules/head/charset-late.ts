import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** The bytes within which a browser looks for the encoding. Source: https://html.spec.whatwg.org/multipage/semantics.html#charset */
const withinBytes = 1024

/** An encoding that is not declared, declared too late, or another than UTF-8. */
export const charsetLate: PageRule = {
  code: 'charset-late',
  scope: 'page',
  title: 'Encoding missing, late or other than UTF-8',
  severity: 'error',
  why: 'A browser that does not find the encoding in the first 1,024 bytes guesses it: letters with accents, dashes and quotation marks turn to gibberish.',
  how: 'A meta element that names utf-8 must end within the first 1,024 bytes of the file. A byte order mark does as well.',
  fix: 'Make <meta charset="utf-8"> the first element of the head.',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  *check({ route, own }) {
    if (route === undefined || own.html.startsWith('\uFEFF')) return
    const element = elementsNamed(own, 'meta').find(({ attributes }) => charsetOf(attributes) !== undefined)
    const charset = element && charsetOf(element.attributes)
    if (!element || charset === undefined) yield { what: 'No encoding is declared {pages}.', cause: '' }
    else if (!/^utf-?8$/i.test(charset))
      yield { what: `The encoding {pages} is "${charset}", but the file is in UTF-8.`, cause: charset }
    else if (element.end > withinBytes / 3) {
      // A letter takes up to three bytes; only where it matters are they counted.
      const bytes = Buffer.byteLength(own.html.slice(0, element.end))
      if (bytes > withinBytes)
        yield {
          what: `The encoding {pages} is declared in byte ${bytes}, beyond the first ${withinBytes}.`,
          cause: 'late',
        }
    }
  },
}

function charsetOf({ charset, content = '', ...rest }: Readonly<Record<string, string>>): string | undefined {
  if (charset !== undefined) return charset.trim()
  return /^content-type$/i.test(rest['http-equiv'] ?? '') ? /charset=\s*([\w-]+)/i.exec(content)?.[1] : undefined
}
