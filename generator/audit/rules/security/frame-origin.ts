import { foreignOrigin } from '../../markup/frames.ts'
import type { ElementRule } from '../../rule.ts'

/** A frame of a service that the manifest does not name. */
export const frameOrigin: ElementRule = {
  code: 'frame-origin',
  scope: 'element',
  names: ['iframe'],
  title: 'Frame of an unlisted service',
  severity: 'error',
  why: 'The Content Security Policy allows only the services that site.yaml names, so the frame stays empty.',
  how: 'Looks up the origin of every third-party <iframe> among the URLs of the embeds in site.yaml.',
  fix: 'Add the service to embeds in site.yaml and build again, or remove the frame.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-src',
  supersededBy: ['mixed-content', 'private-host'],
  *check(element, { manifest }) {
    const { origin, embeds } = manifest.site
    const foreign = foreignOrigin(element, origin)
    if (foreign === undefined) return
    const isNamed = Object.values(embeds).some(
      (embed) => embed && [embed.url, ...embed.alsoFrom].some((url) => new URL(url).origin === foreign),
    )
    if (!isNamed)
      yield {
        what: `A frame {pages} shows ${foreign}, which no embed in site.yaml names.`,
        cause: foreign,
        subject: '{offset}',
        followsFrom: [(element.attributes.src ?? '').trim()],
      }
  },
}
