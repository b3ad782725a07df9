import { embedsOf } from '../../markup/embeds.ts'
import type { ElementRule } from '../../rule.ts'

/** Hosts of free scripts that were sold, and sent malicious ones since. Source: https://sansec.io/research/polyfill-supply-chain-attack */
const takenOver = /(?:^|\.)(?:polyfill\.(?:io|com)|bootcss\.com|bootcdn\.net|staticfile\.(?:net|org))$/

/** A script loaded from another origin. */
export const thirdPartyScript: ElementRule = {
  code: 'third-party-script',
  scope: 'element',
  names: ['script'],
  title: 'Third-party script',
  severity: 'warning',
  why: 'It can read and change everything on the page, and can change without notice. If its server is slow or down, the page suffers, and a company the visitors do not know can track them.',
  how: 'Reports every <script src> of another origin; one of a host that is known for malicious scripts is an error. Ignores what a frame loads, and the scripts of embeds in site.yaml and of the maps of offices with the integrity written there.',
  fix: 'Host a copy of the script on this site, show the service in a frame, or remove the script. If the script belongs to a frame, write it with its integrity as "script" of the embed in site.yaml.',
  source: 'https://developer.mozilla.org/docs/Web/Security/Subresource_Integrity',
  supersededBy: ['mixed-content', 'placeholder-text'],
  *check({ attributes }, { manifest }) {
    const { origin } = manifest.site
    const src = attributes.src?.trim()
    if (!src || !/^(https?:)?\/\//i.test(src) || !URL.canParse(src, origin)) return
    const isOfEmbed = ({ script }: { script?: { src: string; integrity: string } }) =>
      script?.src === src && script.integrity === attributes.integrity
    if (embedsOf(manifest).some(isOfEmbed)) return
    const found = new URL(src, origin).origin
    if (found === origin) return
    const isTakenOver = takenOver.test(new URL(found).hostname)
    yield {
      ...(isTakenOver && { severity: 'error' }),
      what: `The script ${src} {pages} comes from another origin, ${found}${isTakenOver ? ', which is known to send malicious scripts' : ''}.`,
      cause: src,
      subject: `script ${src}`,
      // Of the same element, mixed-content says that it is not encrypted.
      ...(!isTakenOver && { followsFrom: ['{offset}'] }),
    }
  },
}
