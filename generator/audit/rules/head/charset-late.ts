import { selection } from '../../markup/selection.ts'
import type { PageRule } from '../../rule.ts'

/** The bytes within which a browser looks for the encoding. Source: https://html.spec.whatwg.org/multipage/semantics.html#charset */
const withinBytes = 1024

/** A character encoding that is missing, declared too late, or not UTF-8. */
export const charsetLate: PageRule = {
  code: 'charset-late',
  scope: 'page',
  title: 'Character encoding missing, late or not UTF-8',
  severity: 'error',
  why: 'A browser that does not find the encoding in the first 1,024 bytes guesses it. Accented letters, dashes and quotation marks become garbled.',
  how: 'A meta element that names utf-8 must end within the first 1,024 bytes of the file. A byte order mark also suffices.',
  fix: 'Make <meta charset="utf-8"> the first element of the head.',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  *check({ route, own }) {
    if (route === undefined || own.html.startsWith('\uFEFF')) return
    const [element] = declarations(own)
    const charset = element && charsetOf(element.attributes)
    if (!element || charset === undefined) yield { what: 'No character encoding is declared {pages}.', cause: '' }
    else if (!/^utf-?8$/i.test(charset))
      yield { what: `The encoding {pages} is "${charset}", but the file is UTF-8.`, cause: charset }
    else if (element.end > withinBytes / 3) {
      // A UTF-16 code unit takes up to three bytes in UTF-8. Bytes are counted only where that can matter.
      const bytes = Buffer.byteLength(own.html.slice(0, element.end))
      if (bytes > withinBytes)
        yield {
          what: `The encoding {pages} is declared in byte ${bytes}, beyond the first ${withinBytes}.`,
          cause: 'late',
        }
    }
  },
}

const declarations = selection(({ name, attributes }) => name === 'meta' && charsetOf(attributes) !== undefined)

function charsetOf({ charset, content = '', ...rest }: Readonly<Record<string, string>>): string | undefined {
  if (charset !== undefined) return charset.trim()
  return /^content-type$/i.test(rest['http-equiv'] ?? '') ? /charset=\s*([\w-]+)/i.exec(content)?.[1] : undefined
}
