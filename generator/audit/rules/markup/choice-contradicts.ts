import type { HtmlElement } from '../../../core/html/scan-html.ts'
import { type Choice, choices, radioGroups } from '../../markup/choices.ts'
import { quoted, tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** Several selected options of which one is possible, or no selected tab. */
export const choiceContradicts: MarkupRule = {
  code: 'choice-contradicts',
  scope: 'markup',
  title: 'Contradictory selection',
  severity: 'error',
  why: 'A screen reader announces several tabs as the open one, or none, and a browser keeps only the last of several checked options.',
  how: 'Counts what is selected: of the tabs of a tablist exactly one, with aria-selected; of a radiogroup at most one, with aria-checked; of radio buttons with one name and of the options of a <select> at most one. Ignores choices of several (multiple, aria-multiselectable), tabs without aria-selected, and elements in a <template>.',
  fix: 'Select the one that is shown, and none of the others.',
  source: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  *check(scan) {
    for (const choice of choices(scan)) {
      const [first, second] = choice.parts.filter(isSelected)
      if (second) yield several(second)
      else if (!first && isWithoutTab(choice))
        yield {
          what: `No tab of ${tagOf(choice.element.distinct)} {pages} is selected.`,
          cause: choice.element.distinct.tag,
        }
    }
    for (const groups of radioGroups(scan))
      for (const [name, all] of groups) {
        const [, second] = name === '' ? [] : all.filter(({ attributes }) => attributes.checked !== undefined)
        if (second) yield several(second)
      }
  },
}

const several = ({ distinct, label }: HtmlElement) => ({
  what: `${label === '' ? tagOf(distinct) : quoted(label)} {pages} is selected, but so is another option of the same choice.`,
  cause: distinct.tag,
})

const isSelected = ({ name, attributes }: HtmlElement): boolean =>
  name === 'option'
    ? attributes.selected !== undefined
    : attributes[attributes.role === 'tab' ? 'aria-selected' : 'aria-checked'] === 'true'

/** A script may add the attribute. */
const isWithoutTab = ({ element, parts }: Choice): boolean =>
  element.attributes.role === 'tablist' &&
  parts.length > 1 &&
  parts.some(({ attributes }) => attributes['aria-selected'])
