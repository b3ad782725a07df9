import { named } from '../../markup/element-index.ts'
import { foreignOrigin } from '../../markup/frames.ts'
import type { MarkupRule } from '../../rule.ts'

/** A frame that may do more than it has to. */
export const frameSandbox: MarkupRule = {
  code: 'frame-sandbox',
  scope: 'markup',
  title: 'Frame without limits',
  severity: 'notice',
  why: 'A service that is shown in a frame, or whoever breaks into it, can lead the visitor away from the site or open windows, unless the frame forbids it.',
  how: 'Every <iframe> of another origin needs the attribute sandbox. One of this site whose sandbox allows both scripts and its own origin has limits it can take off itself.',
  fix: 'Add sandbox with what the service needs, for a form for example "allow-scripts allow-forms allow-same-origin allow-popups".',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe',
  *check(scan, { manifest }) {
    for (const element of named(scan, 'iframe')) {
      const { sandbox, src } = element.attributes
      const foreign = foreignOrigin(element, manifest.site.origin)
      if (foreign !== undefined) {
        if (sandbox === undefined) yield { what: `The frame of ${foreign} {pages} has no sandbox.`, cause: foreign }
      } else if (
        src?.startsWith('/') &&
        /allow-scripts/i.test(sandbox ?? '') &&
        /allow-same-origin/i.test(sandbox ?? '')
      )
        yield { what: `The frame of ${src} {pages} can take off the sandbox it is in.`, cause: src }
    }
  },
}
