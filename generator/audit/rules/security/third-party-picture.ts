import type { DistinctElement } from '../../../core/html/distinct-element.ts'
import { isPicture, shownPicture } from '../../markup/shown-picture.ts'
import { isPixel } from '../../markup/tracking-pixel.ts'
import type { ElementRule } from '../../rule.ts'

/** An image, video or sound loaded from another origin. */
export const thirdPartyPicture: ElementRule = {
  code: 'third-party-picture',
  scope: 'element',
  names: ['img', 'source', 'video', 'audio', 'embed', 'object'],
  title: 'Third-party image or tracking pixel',
  severity: 'warning',
  why: 'The other server learns the IP address of every visitor and the page they read, and can set cookies without their consent. If it is slow or removes the file, the page lacks it. The policy that the build writes blocks the file.',
  how: 'Reports every image, video and sound whose URL has another origin. One that is hidden or has at most one pixel is a tracking pixel. Ignores URLs without encryption, which are mixed content.',
  fix: 'Host a copy of the file on this site, or remove the element.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/img-src',
  supersededBy: ['private-host'],
  *check(element, { manifest }) {
    const { origin } = manifest.site
    const url = foreignUrl(element)
    if (url === undefined || !URL.canParse(url, origin)) return
    const found = new URL(url, origin)
    if (found.origin === origin || found.protocol !== 'https:') return
    const noun = isPixel(element) ? 'tracking pixel' : `<${element.name}>`
    yield {
      what: `The ${noun} ${found.href.slice(0, mostShown)} {pages} comes from another origin, ${found.origin}.`,
      ...(isPixel(element) && {
        fix: 'Remove the pixel. List the service under "analytics" in site.yaml, with its consent.',
      }),
      ...(isPixel(element)
        ? { cause: url }
        : {
            whatOfSeveral: `{count} images or videos {pages} come from another origin, ${found.origin}{phrases}.`,
            cause: found.origin,
            phrase: found.href,
            ...(isPicture(element.name) && { explains: [shownPicture] }),
          }),
      subject: '{offset}',
      followsFrom: [url],
    }
  },
}

const mostShown = 100

/** The first URL with a host. */
function foreignUrl({ attributes }: DistinctElement): string | undefined {
  for (const name of ['src', 'srcset', 'poster', 'data'] as const) {
    const value = attributes[name]
    const url = value?.includes('//') ? /(?:^|,)\s*((?:https?:)?\/\/[^\s,]+)/i.exec(value)?.[1] : undefined
    if (url !== undefined) return url
  }
  return undefined
}
