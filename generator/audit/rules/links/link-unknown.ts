import type { Manifest } from '#manifest/schema.ts'
import { domainOf } from '../../../core/domain.ts'
import { hasText } from '../../../core/text/has-text.ts'
import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import { isOtherHostOf } from '../../markup/other-host.ts'
import { selection } from '../../markup/selection.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { hiddenElements } from './link-hidden.ts'

/** What those sell who put links into the sites of others. */
const sold =
  /casino|gambl|poker|(?:free|bonus)[- ]spins|\bslots?\b|\bbett?ing\b|viagra|cialis|\bpills\b|payday|crypto|porn|escorts?\b|replica|rolex|essay[- ]?writ/i

/** A link to a site that the manifest does not name. */
export const linkUnknown: MarkupRule = {
  code: 'link-unknown',
  scope: 'markup',
  title: 'Link to a site that the manifest does not name',
  severity: 'warning',
  why: 'All links to other sites come from the manifest. One that does not was put in by somebody else, often to sell something, and search engines count it as a recommendation.',
  how: 'Compares the domain of links to other sites with all texts of the manifest. One to a casino, to pills or to something else that is sold by links in hacked sites is an error. Turn the rule off if components of your own have such links.',
  fix: 'Remove the link, and find out who wrote it. If the page was edited by hand, build it again.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  supersededBy: ['link-other-host', 'private-host', 'profile-differs'],
  *check(scan, { manifest }): Generator<Issue> {
    const own = new URL(manifest.site.origin)
    for (const link of outwardLinks(scan)) {
      const href = hrefOf(link)
      if (!URL.canParse(href, own.origin)) continue
      const { hostname, origin } = new URL(href, own.origin)
      if (origin === own.origin || isOtherHostOf(hostname, own.host) || isNamed(domainOf(hostname), manifest)) continue
      // `link-hidden` reports these.
      if (hiddenElements(scan).some(({ offset, end }) => link.offset >= offset && link.offset <= end)) continue
      yield {
        ...((sold.test(href) || sold.test(link.label)) && { severity: 'error' as const }),
        what: `The link "${link.label}" {pages} leads to ${hostname}, which the manifest does not name.`,
        cause: href,
        phrase: href,
        subject: href,
      }
    }
  },
}

const outwardLinks = selection(
  (element) =>
    (element.name === 'a' || element.name === 'area') && /^(?:https?:)?\/\//i.test(hrefOf(element)) && isLink(element),
)

const named = new WeakMap<Manifest, Map<string, boolean>>()

/** Whether a text of the manifest, in any language, has a domain. */
function isNamed(domain: string, manifest: Manifest): boolean {
  const known = named.get(manifest) ?? new Map<string, boolean>()
  named.set(manifest, known)
  const found = known.get(domain) ?? hasText(manifest, (text) => text.includes(domain))
  known.set(domain, found)
  return found
}
