import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import type { ElementRule, Issue } from '../../rule.ts'

/** Hosts of social networks, by the names that links to them have. */
const networks: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  twitter: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com'],
  youtube: ['youtube.com'],
  tiktok: ['tiktok.com'],
  pinterest: ['pinterest.com'],
  yelp: ['yelp.com'],
}
const hosts = new Set(Object.values(networks).flat())

/** Accounts of the makers of templates, and names that templates have instead of an account. */
const ofTemplates =
  /^(?:wordpress|wordpressdotcom|wix|squarespace|elementor|elemntor|themeforest|envato|shopify|webflow|godaddy|weebly|divi|elegantthemes|astra|wpastra|hubspot|duda|jimdo|your[\w.-]*|username|user|profile|page|example|company|companyname|business)$/i

/** Paths that share a page or show a post, and lead to no account. */
const notAccounts = /^\/(?:sharer|share|intent|dialog|p|reel|watch|status|hashtag|search|plugins|embed)(?:[/.?]|$)/i

/** A link to the profile of another company. */
export const profileDiffers: ElementRule = {
  code: 'profile-differs',
  scope: 'element',
  names: ['a', 'area'],
  attributes: ['href'],
  title: 'Link to the profile of another company',
  severity: 'warning',
  why: 'Visitors who want to see reviews or photos land at the maker of the template, or at another company. Search engines connect the site with that account.',
  how: 'Finds links that are named for a social network: they lead to an account of the company. It must be one of business.sameAs in site.yaml, or of an office, if these have one at that network; and never that of a maker of templates, nor the network itself. Ignores links with other texts, and links that share a page or show a post.',
  fix: 'Link to the profile of the company, and list it under business.sameAs in site.yaml; or remove the link.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  *check(link, { manifest }): Generator<Issue> {
    const href = hrefOf(link)
    if (!/^https?:\/\//i.test(href) || !URL.canParse(href) || !isLink(link)) return
    const url = new URL(href)
    const host = url.hostname.replace(/^(?:www|m|[a-z]{2}-[a-z]{2})\./, '')
    if (!hosts.has(host) || notAccounts.test(url.pathname) || !isNamedFor(link.label, host)) return
    const profiles = [...manifest.site.business.sameAs, ...manifest.offices.flatMap(({ sameAs }) => sameAs)]
    const own = profiles.filter((profile) => hostOf(profile) === host)
    const account = accountOf(href)
    if (own.some((profile) => accountOf(profile) === account)) return
    if (own.length === 0 && account !== '' && !ofTemplates.test(account.split('/').at(-1) ?? '')) return
    const wanted = own.length > 0 ? `, but the company's profile is ${own.join(' or ')}` : ', which is not the company'
    yield { what: `The link "${link.label}" {pages} leads to ${href}${wanted}.`, phrase: href, cause: href }
  },
}

/** `Facebook`, `Follow us on Facebook`. */
function isNamedFor(label: string, host: string): boolean {
  const name = label
    .toLowerCase()
    .replace(/^(?:find|follow|visit|see|like|read|watch) us on /, '')
    .trim()
  return Object.hasOwn(networks, name) && (networks[name] ?? []).includes(host)
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^(?:www|m)\./, '')

/** The path without slashes at its ends and an at sign, in lower case. */
const accountOf = (url: string) =>
  new URL(url).pathname.replace(/^\/(?:@|(?:company|biz|user|channel|c|pages)\/)?|\/+$/g, '').toLowerCase()
