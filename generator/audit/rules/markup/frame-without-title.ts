import { named } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A frame of which a screen reader can only say that it is one. */
export const frameWithoutTitle: MarkupRule = {
  code: 'frame-without-title',
  scope: 'markup',
  title: 'Frame without a title',
  severity: 'error',
  why: 'A screen reader announces a frame by its title; without one its user has to go in to find out what it is, and may not find out again.',
  how: 'Every <iframe> needs a title, aria-label or aria-labelledby, those in a <template> as well. One with aria-hidden or the attribute hidden is let pass.',
  fix: 'Say in title what the frame shows. For the frames of a manifest that is the title of the embed in site.yaml.',
  source: 'https://www.w3.org/TR/WCAG22/#name-role-value',
  *check(scan) {
    for (const element of named(scan, 'iframe')) {
      const { title, hidden, 'aria-label': name, 'aria-labelledby': by, 'aria-hidden': isHidden } = element.attributes
      if (title?.trim() || name?.trim() || by?.trim() || hidden !== undefined || isHidden === 'true') continue
      yield { what: `The frame ${tagOf(scan, element)} {pages} has no title.`, ...causeOf(element.attributes.src) }
    }
  },
}

const causeOf = (src: string | undefined) => (src ? { cause: src } : {})
