import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A script of somebody else, run as if it were ours. */
export const thirdPartyScript: MarkupRule = {
  code: 'third-party-script',
  scope: 'markup',
  title: 'Script from another site',
  severity: 'warning',
  why: 'It can read and change everything on the page and changes without notice; where its server is slow or gone, so is the page, and visitors are seen by a company they know nothing of.',
  how: 'Every <script src> whose address is of another origin than the site. What a frame loads is its own affair.',
  fix: 'Keep a copy of the script on this site, show the service in a frame, or do without it.',
  source: 'https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity',
  *check(scan, { manifest }) {
    const { origin } = manifest.site
    for (const { attributes } of named(scan, 'script')) {
      const src = attributes.src?.trim()
      if (!src || !/^(https?:)?\/\//i.test(src) || !URL.canParse(src, origin)) continue
      const found = new URL(src, origin).origin
      if (found !== origin) yield { what: `The script ${src} {pages} comes from ${found}.`, cause: src }
    }
  },
}
