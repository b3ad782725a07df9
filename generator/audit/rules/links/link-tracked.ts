import { hrefOf, isLink } from '../../markup/link-kinds.ts'
import type { ElementRule } from '../../rule.ts'

const parameter =
  /[?&](utm_\w+|gclid|gad_source|wbraid|gbraid|dclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|mkt_tok|_ga|_hsenc|ref|src|source|campaign|cid|phpsessid|jsessionid|sessionid|sid)=/i

/** The parameter of a campaign in a URL. */
export const trackingParameterOf = (url: string): string | undefined => parameter.exec(url)?.[1]

/** The names of all parameters of a URL: `utm_source utm_medium`. */
const parametersOf = (url: string) => Array.from(url.matchAll(/[?&]([^=&#?]+)=/g), ([, name]) => name).join(' ')

/** A link within the site with a parameter of a campaign. */
export const linkTracked: ElementRule = {
  code: 'link-tracked',
  scope: 'element',
  names: ['a', 'area'],
  attributes: ['href'],
  title: 'Internal link with a tracking parameter',
  severity: 'warning',
  why: 'Analytics then count a visitor from a search or an advertisement as one from the own site, and crawlers find the page at a second URL.',
  how: 'Finds utm_ parameters, ref, source and others of campaigns, click identifiers of advertisers and identifiers of sessions in links to this site.',
  fix: 'Link to the URL without parameters.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  *check(link, { manifest }) {
    const href = hrefOf(link)
    const name = trackingParameterOf(href)
    const isOwn = !/^[a-z][a-z\d+.-]*:/i.test(href) || href.startsWith(manifest.site.origin)
    if (name !== undefined && isOwn && isLink(link))
      yield {
        what: `The link to ${href} {pages} has the parameter ${name}.`,
        whatOfSeveral: `{count} links {pages} have the parameter ${name}{phrases}.`,
        phrase: href,
        // A template or a tool writes the same parameters into all links.
        cause: parametersOf(href),
        subject: href,
      }
  },
}
