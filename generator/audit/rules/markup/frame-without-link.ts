import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { foreignOrigin, ownerOf } from '../../markup/frames.ts'
import { perScan } from '../../markup/per-scan.ts'
import type { PageRule } from '../../rule.ts'

/** A frame of another service with no ordinary link to that service beside it. */
export const frameWithoutLink: PageRule = {
  code: 'frame-without-link',
  scope: 'page',
  title: 'Frame without a link to the same service',
  severity: 'warning',
  why: 'A frame stays empty where its service is down, where cookies of other sites are blocked, or without scripts; a plain link is then the only way to book or to log in.',
  how: 'For each <iframe> of another origin the page is searched for a link to a host of the same owner, judged by the last two parts of its name.',
  fix: 'Put a link that opens the service in a window of its own beside the frame: linkUrl and linkLabel of the embed in site.yaml.',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe',
  *check({ own, parts }, { manifest }) {
    const { origin } = manifest.site
    for (const element of named(own, 'iframe')) {
      const foreign = foreignOrigin(element, origin)
      if (foreign === undefined) continue
      const owner = ownerOf(foreign)
      if (linkedOwners(own).has(owner) || parts.some(({ scan }) => linkedOwners(scan).has(owner))) continue
      yield { what: `A frame {pages} shows ${foreign}, and no link leads there.`, cause: foreign }
    }
  },
}

const linkedOwners = perScan(
  ({ elements }) =>
    new Set(
      elements.flatMap((element) => {
        const url = element.name === 'a' && !isInside(element, 'template') ? element.attributes.href?.trim() : undefined
        return url && /^https?:\/\//i.test(url) ? ownerOf(url.replace(/^(\w+:\/\/[^/?#]+).*$/, '$1')) : []
      }),
    ),
)
