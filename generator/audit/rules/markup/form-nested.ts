import { nestingFaults } from '../../markup/nesting.ts'
import type { MarkupRule } from '../../rule.ts'

/** A form in a form. */
export const formNested: MarkupRule = {
  code: 'form-nested',
  scope: 'markup',
  title: 'Form in a form',
  severity: 'error',
  why: 'Browsers ignore the inner form and its end tag closes the outer one, so the fields after it are not sent.',
  how: 'Finds a <form> inside another one in the main content.',
  fix: 'Close the first form before the second.',
  source: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
  *check(scan) {
    for (const { kind } of nestingFaults(scan))
      if (kind === 'form') yield { what: 'A form {pages} is inside another form.' }
  },
}
