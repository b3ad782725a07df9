import type { Manifest } from '#manifest/schema.ts'
import { perScan } from '../../../core/html/per-scan.ts'
import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { foreignOrigin, ownerOf } from '../../markup/frames.ts'
import type { WholePageRule } from '../../rule.ts'

/** A third-party frame without an ordinary link to the same service, or with a link to another one. */
export const frameWithoutLink: WholePageRule = {
  code: 'frame-without-link',
  scope: 'whole-page',
  title: 'Frame without a link to its service',
  severity: 'warning',
  why: 'The frame stays empty if the service is down, if third-party cookies are blocked, or without scripts. A plain link is then the only way to book or log in.',
  how: 'For each <iframe> of another origin, the page needs a link to a host of the same owner. Two hosts have the same owner if the last two parts of their names are equal. A link with the linkLabel of an embed in site.yaml other than the map must lead to its linkUrl; another URL is an error.',
  fix: 'Add a link next to the frame that opens the service in a new window: linkUrl and linkLabel of the embed in site.yaml.',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe',
  supersededBy: ['frame-origin'],
  names: ['iframe'],
  *check({ own, parts }, { manifest }) {
    const { origin, embeds } = manifest.site
    const targets = linkTargets(embeds)
    const misled = new Set<string>()
    for (const { label, attributes } of targets.size === 0 ? [] : named(own, 'a')) {
      const href = attributes.href?.trim() ?? ''
      const wanted = targets.get(label)
      if (!wanted || !/^https?:/i.test(href) || wanted.includes(href)) continue
      for (const each of wanted) misled.add(ownerOf(each.replace(/^(\w+:\/\/[^/?#]+).*$/, '$1')))
      yield {
        severity: 'error',
        what: `The link "${label}" {pages} leads to ${href}, but that of the embed in site.yaml to ${wanted.join(' or ')}.`,
        phrase: href,
        cause: `${label} ${href}`,
        subject: href,
      }
    }
    for (const element of named(own, 'iframe')) {
      const foreign = foreignOrigin(element, origin)
      if (foreign === undefined) continue
      const owner = ownerOf(foreign)
      // Its link is there, and leads elsewhere.
      if (misled.has(owner)) continue
      if (linkedOwners(own).has(owner) || parts.some(({ scan }) => linkedOwners(scan).has(owner))) continue
      yield {
        what: `A frame {pages} shows ${foreign}, but no link leads there.`,
        cause: foreign,
        subject: String(element.offset),
      }
    }
  },
}

/** Where the links of embeds lead, by their texts. Several may have one text. `map-link-differs` reads that of the map. */
function linkTargets({ map, ...embeds }: Manifest['site']['embeds']): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const embed of Object.values(embeds))
    if (embed) found.set(embed.linkLabel, [...(found.get(embed.linkLabel) ?? []), embed.linkUrl ?? embed.url])
  if (map) found.delete(map.linkLabel)
  return found
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
