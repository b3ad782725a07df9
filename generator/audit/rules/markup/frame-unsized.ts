import { named } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A frame for which no room is kept. */
export const frameUnsized: MarkupRule = {
  code: 'frame-unsized',
  scope: 'markup',
  title: 'Frame without a height of its own',
  severity: 'warning',
  why: 'It is 150 pixels high until a stylesheet or script says otherwise, and what stands below jumps while somebody reads or presses it.',
  how: 'Every <iframe> needs the attribute height, or height or aspect-ratio in its style. A height that only a stylesheet gives is not seen; state it as an attribute as well.',
  fix: 'Write width and height on the frame. For the frames of a manifest that is the height of the embed in site.yaml.',
  source: 'https://web.dev/articles/optimize-cls',
  *check(scan) {
    for (const element of named(scan, 'iframe')) {
      const { height, style = '', hidden, 'aria-hidden': isHidden } = element.attributes
      if (
        /^\d+/.test(height ?? '') ||
        /height|aspect-ratio/i.test(style) ||
        hidden !== undefined ||
        isHidden === 'true'
      )
        continue
      yield { what: `The frame ${tagOf(scan, element)} {pages} states no height.` }
    }
  },
}
