import { domainOf } from '../../../core/domain.ts'
import { isLocal } from '../../markup/local-host.ts'
import { isMisspeltDomain, isOtherHostOf } from '../../markup/other-host.ts'
import type { ElementRule } from '../../rule.ts'
import { otherOrigin } from '../../text/replacement.ts'
import { isNamedDomain } from '../../truth/named-domains.ts'

/** Meta elements whose content is the URL of a file. */
const ofFiles = /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|twitter:image(?::src)?|msapplication-tileimage)$/i

/** Links to files of the site, and to other forms of a page. `private-host` reads the href of all. */
const ofSite =
  /(?:^|\s)(?:icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch|alternate|next|prev)(?:\s|$)/i

/** Files that browsers show as a sign of the site. Other files may be on the host of a service. */
const signs = /(?:^|\s)(?:icon|apple-touch-icon|mask-icon|manifest)(?:\s|$)/i

/** Links that browsers load. `mixed-content` checks their scheme. */
const loaded = /stylesheet|icon|preload|manifest/i

/** A URL in the head that only its author can open, or that leads to another host of the site. */
export const headUrlHost: ElementRule = {
  code: 'head-url-host',
  scope: 'element',
  names: ['meta', 'link'],
  title: 'URL of the head on another host',
  severity: 'error',
  why: 'Networks and browsers fetch these URLs. From the computer of the author, or from a trial of the site, they get nothing, and shared links and tabs show no image.',
  how: 'Reads the URLs of social images and tile images, icons, the web manifest, preloaded files and other forms of a page. They must not be on localhost, a private host, a trial of the site, its domain with or without "www" unlike its origin, or one that is nearly its domain, and those on the site must have https. Social images, icons and the web manifest must not be on another domain, unless the manifest names it. Ignores canonicals and hreflang links, which have rules of their own.',
  fix: 'Write the URL with the origin of site.yaml.',
  source: 'https://ogp.me/',
  *check({ name, attributes }, { manifest }) {
    const { origin } = manifest.site
    for (const { label, url, isSign, isLoaded } of urlsOf(name, attributes)) {
      const fault = faultOf(url, origin)
      if (fault === undefined || (isLoaded && /^http:/i.test(url))) continue
      if (fault.isForeign && (!isSign || isNamedDomain(domainOf(fault.host), manifest))) continue
      yield {
        what: `The ${label} {pages} is ${url}, ${fault.what}.`,
        cause: `${fault.what} ${fault.host}`,
        phrase: url,
        subject: url,
        replaced: otherOrigin(url, origin),
      }
    }
  },
}

type HeadUrl = { label: string; url: string; isSign: boolean; isLoaded: boolean }

function urlsOf(name: string, attributes: Readonly<Record<string, string | undefined>>): HeadUrl[] {
  const { content = '', property, rel = '', href = '', hreflang, imagesrcset = '' } = attributes
  if (name === 'meta') {
    const label = (property ?? attributes.name ?? '').trim()
    return ofFiles.test(label) ? [{ label, url: content.trim(), isSign: true, isLoaded: false }] : []
  }
  if (!ofSite.test(rel) || hreflang !== undefined) return []
  const place = { label: `<link rel="${rel}">`, isSign: signs.test(rel), isLoaded: loaded.test(rel) }
  const [first = ''] = imagesrcset.trim().split(/[\s,]+/)
  return [
    // `private-host` reports these.
    ...(isLocal(href) ? [] : [{ ...place, url: href.trim() }]),
    ...(first === '' ? [] : [{ ...place, url: first }]),
  ]
}

type HostFault = { what: string; host: string; isForeign?: true }

function faultOf(url: string, origin: string): HostFault | undefined {
  if (isLocal(url)) return { what: 'which is a local file or on a private host', host: originOf(url) }
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, origin)) return undefined
  const { host, protocol } = new URL(url, origin)
  const own = new URL(origin)
  if (host === own.host) {
    return protocol === own.protocol || protocol === 'https:' ? undefined : { what: 'which is not encrypted', host }
  }
  if (isOtherHostOf(host, own.host) || isMisspeltDomain(host, own.host))
    return { what: `which is on ${host} instead of ${own.host}`, host }
  return domainOf(host) === domainOf(own.host)
    ? undefined
    : { what: `which is on another domain, ${host}`, host, isForeign: true }
}

const originOf = (url: string) => /^(?:[a-z]+:)?\/*[^/]*/i.exec(url)?.[0] ?? url
