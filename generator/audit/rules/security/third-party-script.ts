import type { ElementRule } from '../../rule.ts'

/** A script loaded from another origin. */
export const thirdPartyScript: ElementRule = {
  code: 'third-party-script',
  scope: 'element',
  names: ['script'],
  title: 'Third-party script',
  severity: 'warning',
  why: 'It can read and change everything on the page, and can change without notice. If its server is slow or down, the page suffers, and a company the visitors do not know can track them.',
  how: 'Reports every <script src> of another origin. Ignores what a frame loads.',
  fix: 'Host a copy of the script on this site, show the service in a frame, or remove the script.',
  source: 'https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity',
  *check({ attributes }, { manifest }) {
    const { origin } = manifest.site
    const src = attributes.src?.trim()
    if (!src || !/^(https?:)?\/\//i.test(src) || !URL.canParse(src, origin)) return
    const found = new URL(src, origin).origin
    if (found !== origin) yield { what: `The script ${src} {pages} comes from another origin, ${found}.`, cause: src }
  },
}
