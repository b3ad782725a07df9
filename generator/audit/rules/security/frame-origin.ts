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
  how: 'Looks up the origin of every third-party <iframe> among the URLs of the embeds in site.yaml, and of the maps in offices/. The URL of an embed with another query is a warning.',
  fix: 'Add the service to embeds in site.yaml, or as the map of an office, and build again, or remove the frame.',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-src',
  supersededBy: ['head-closed-early', 'mixed-content', 'private-host'],
  *check(element, { manifest }) {
    const foreign = foreignOrigin(element, manifest.site.origin)
    if (foreign === undefined) return
    const embeds = embedsOf(manifest)
    const src = (element.attributes.src ?? '').trim()
    const isNamed = embeds.some(({ url, alsoFrom }) =>
      [url, ...alsoFrom].some((named) => new URL(named).origin === foreign),
    )
    if (!isNamed)
      yield {
        what: `A frame {pages} shows ${foreign}, which no embed in site.yaml and no office names.`,
        cause: foreign,
        subject: '{offset}',
        followsFrom: [src],
      }
    const page = withoutQuery(src)
    const same = embeds.filter(({ url }) => withoutQuery(url) === page)
    const [first] = same
    if (first && same.every(({ url }) => url !== src))
      yield {
        severity: 'warning',
        what: `A frame {pages} shows ${src}, but site.yaml has ${first.url}.`,
        cause: src,
        subject: '{offset}',
        fix: 'Correct the URL in site.yaml, or build again: the query may choose the account, or its copy for tests.',
      }
  },
}

const withoutQuery = (url: string) => url.split('?', 1)[0]
