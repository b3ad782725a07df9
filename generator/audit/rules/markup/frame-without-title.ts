import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** A frame without an accessible name. */
export const frameWithoutTitle: ElementRule = {
  code: 'frame-without-title',
  scope: 'element',
  names: ['iframe'],
  title: 'Frame without a title',
  severity: 'error',
  why: 'A screen reader announces a frame by its title. Without one, its user has to enter the frame to find out what it contains.',
  how: 'Every <iframe>, also in a <template>, needs title, aria-label or aria-labelledby. Ignores frames with hidden or aria-hidden="true".',
  fix: 'Describe in title what the frame shows. For an embed of the manifest, set its title in site.yaml.',
  source: 'https://www.w3.org/TR/WCAG22/#name-role-value',
  supersededBy: ['frame-origin'],
  *check(element) {
    const { title, hidden, 'aria-label': name, 'aria-labelledby': by, 'aria-hidden': isHidden } = element.attributes
    if (title?.trim() || name?.trim() || by?.trim() || hidden !== undefined || isHidden === 'true') return
    yield {
      what: `The frame ${tagOf(element)} {pages} has no title.`,
      ...causeOf(element.attributes.src),
      subject: '{offset}',
    }
  },
}

const causeOf = (src: string | undefined) => (src ? { cause: src } : {})
