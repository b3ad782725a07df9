import { radioGroups } from '../../markup/choices.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A radio button that is in no group. */
export const radioAlone: MarkupRule = {
  code: 'radio-alone',
  scope: 'markup',
  title: 'Radio button without a group',
  severity: 'error',
  why: 'Radio buttons exclude each other by their common name. One with another name can be on together with the others, and cannot be turned off.',
  how: 'Every radio button needs a name that another one of its form has, or of the page if it is in no form. Ignores radio buttons in a <template>.',
  fix: 'Give all radio buttons of a group the same name. A single option is a checkbox.',
  source: 'https://html.spec.whatwg.org/multipage/input.html#radio-button-group',
  names: ['input'],
  *check(scan) {
    for (const groups of radioGroups(scan)) {
      const alone = [...groups].flatMap(([name, all]) => (name === '' || all.length === 1 ? all : []))
      const [first, ...others] = alone
      if (!first) continue
      const { name = '' } = first.attributes
      const more = others.length === 0 ? '' : ` (and ${others.length} more like it)`
      yield {
        what:
          name === ''
            ? `The radio button ${tagOf(first.distinct)} {pages} has no name${more}, so it belongs to no group.`
            : `No other radio button has the name "${name}" of ${tagOf(first.distinct)} {pages}${more}, so it belongs to no group.`,
        cause: name,
      }
    }
  },
}
