import { foreignOrigin } from '../../markup/frames.ts'
import type { ElementRule } from '../../rule.ts'

/** What a service with a form needs. */
const needed = ['allow-scripts', 'allow-forms']

/** A frame without an effective sandbox, or with one in which its service does not work. */
export const frameSandbox: ElementRule = {
  code: 'frame-sandbox',
  scope: 'element',
  names: ['iframe'],
  title: 'Frame without a sandbox',
  severity: 'notice',
  why: 'A service in a frame, or an attacker who controls it, can send the visitor to another site or open windows unless the frame forbids it.',
  how: 'Every <iframe> of another origin needs the attribute sandbox, with allow-scripts and allow-forms. Also reports a frame of this site whose sandbox has both allow-scripts and allow-same-origin, because such a frame can remove its sandbox.',
  fix: 'Add a sandbox with what the service needs, for example "allow-scripts allow-forms allow-same-origin allow-popups" for a form.',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe',
  supersededBy: ['frame-origin'],
  *check(element, { manifest }) {
    const { sandbox, src } = element.attributes
    const foreign = foreignOrigin(element, manifest.site.origin)
    if (foreign !== undefined) {
      if (sandbox === undefined)
        yield { what: `The frame of ${foreign} {pages} has no sandbox.`, cause: foreign, subject: '{offset}' }
      else {
        const missing = needed.filter((each) => !sandbox.toLowerCase().split(/\s+/).includes(each))
        if (missing.length > 0)
          yield {
            severity: 'warning',
            what: `The sandbox of the frame of ${foreign} {pages} does not have ${missing.join(' and ')}, so visitors cannot use the service.`,
            cause: `${foreign} ${missing.join()}`,
            subject: '{offset}',
          }
      }
    } else if (src?.startsWith('/') && /allow-scripts/i.test(sandbox ?? '') && /allow-same-origin/i.test(sandbox ?? ''))
      yield { what: `The frame of ${src} {pages} can remove its own sandbox.`, cause: src }
  },
}
