import type { PageRule } from '../../rule.ts'

/** A page without a doctype, which browsers render in quirks mode. */
export const doctypeMissing: PageRule = {
  code: 'doctype-missing',
  scope: 'page',
  title: 'Missing doctype',
  severity: 'error',
  why: 'Browsers render the page in quirks mode, which lays out boxes, tables and text by the rules of the 1990s. The layout breaks for visitors.',
  how: 'Every page needs a <!doctype>, in upper or lower case.',
  fix: 'Begin the file with <!doctype html>. Every build writes it, so this file was changed after the build.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  *check({ own }) {
    if (!own.hasDoctype) yield { what: 'There is no <!doctype html> {pages}, so browsers use quirks mode.' }
  },
}
