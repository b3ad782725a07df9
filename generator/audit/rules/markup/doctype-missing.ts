import type { PageRule } from '../../rule.ts'

/** Without a doctype a browser lays the page out as browsers did in 1998. */
export const doctypeMissing: PageRule = {
  code: 'doctype-missing',
  scope: 'page',
  title: 'Page without a doctype',
  severity: 'error',
  why: 'A browser then takes the page for one of the nineties and measures boxes, tables and text by other rules, so that the layout breaks for visitors.',
  how: 'A page passes if it has a <!doctype>, in whatever case.',
  fix: 'Begin the file with <!doctype html>. Every page a build writes has it, so this file was changed afterwards.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  *check({ own }) {
    if (!own.hasDoctype)
      yield { what: 'There is no <!doctype html> {pages}, so that browsers lay it out in quirks mode.' }
  },
}
