import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { foreignOrigin } from '../../markup/frames.ts'
import type { MarkupRule } from '../../rule.ts'

/** A frame of another service that is loaded before anybody has seen it. */
export const frameEager: MarkupRule = {
  code: 'frame-eager',
  scope: 'markup',
  title: 'Frame that loads at once',
  severity: 'warning',
  why: 'A booking form or a map is often heavier than the rest of the page, and takes the network from the picture and the text that the visitor came for.',
  how: 'Every <iframe> of another origin needs loading="lazy". One in a <template> loads when a script asks for it, and passes.',
  fix: 'Add loading="lazy" to the frame.',
  source: 'https://web.dev/articles/iframe-lazy-loading',
  *check(scan, { manifest }) {
    for (const element of named(scan, 'iframe')) {
      if (isInside(element, 'template')) continue
      if (element.attributes.loading?.toLowerCase() === 'lazy') continue
      const foreign = foreignOrigin(element, manifest.site.origin)
      if (foreign) yield { what: `A frame {pages} loads ${foreign} before anybody has scrolled to it.`, cause: foreign }
    }
  },
}
