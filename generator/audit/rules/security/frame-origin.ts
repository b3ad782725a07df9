import { embedsOf } from '../../markup/embeds.ts'
import { foreignOrigin } from '../../markup/frames.ts'
import type { ElementRule } from '../../rule.ts'

/** A frame of a service that the manifest does not name. */
export const frameOrigin: ElementRule = {
  code: 'frame-origin',
  scope: 'element',
  names: ['iframe'],
  title: 'Frame of an unlisted service',
  severity: 'error',
  why: 'The Content Security Policy allows only the services that the manifest names, so the frame stays empty.',
  how: 'Looks up the origin of every third-party <iframe> among the URLs of the embeds in site.yaml, and of the maps in offices/.',
  fix: 'Add the service to embeds in site.yaml, or as the map of an office, and build again, or remove the frame.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-src',
  supersededBy: ['mixed-content', 'private-host'],
  *check(element, { manifest }) {
    const foreign = foreignOrigin(element, manifest.site.origin)
    if (foreign === undefined) return
    const isNamed = embedsOf(manifest).some(({ url, alsoFrom }) =>
      [url, ...alsoFrom].some((named) => new URL(named).origin === foreign),
    )
    if (!isNamed)
      yield {
        what: `A frame {pages} shows ${foreign}, which no embed in site.yaml and no office names.`,
        cause: foreign,
        subject: '{offset}',
        followsFrom: [(element.attributes.src ?? '').trim()],
      }
  },
}
