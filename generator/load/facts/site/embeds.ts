import { distance } from 'fastest-levenshtein'
import { domainOf } from '../../../core/domain.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'

/** Frames and the links beside them: those of another embed, of another company, misspelt, or too low to use. */
export function checkEmbeds(sources: FactSources, isOriginWrong: boolean): Fact[] {
  const misspelt = isOriginWrong ? [] : checkDomains(sources)
  return [
    ...checkLinksOfEmbeds(sources),
    ...misspelt,
    ...(isOriginWrong || misspelt.length > 0 ? [] : checkHosts(sources)),
    ...checkHeights(sources),
    ...checkSubdomains(sources),
  ]
}

/** A link at the domain of its frame whose first label is one letter away: `bok.company.example` beside `book.company.example`. */
function checkSubdomains({ site }: FactSources): Fact[] {
  return Object.entries(site.value.embeds).flatMap(([name, embed]) => {
    if (embed?.linkUrl === undefined) return []
    const [frame, link] = [new URL(embed.url).hostname, new URL(embed.linkUrl).hostname]
    const [inFrame = '', inLink = ''] = [frame.split('.')[0], link.split('.')[0]]
    const isSame = domainOf(frame) === domainOf(link) && frame.slice(inFrame.length) === link.slice(inLink.length)
    if (!isSame || inFrame.length < shortestLabel || !isOneSlip(inLink, inFrame)) return []
    return [
      fact(site, ['embeds', name, 'linkUrl'], {
        code: 'domain-misspelt',
        severity: 'warning',
        what: `embeds.${name}.linkUrl is at ${link}, but the frame shows ${frame}.`,
        fix: 'Write the same host in both, if it is the same service.',
      }),
    ]
  })
}

/** Shorter labels, such as `m` and `w`, may be that similar by chance. */
const shortestLabel = 4

/** Two embeds that show the same page, or whose links lead to the same page: one of them was copied. */
function checkLinksOfEmbeds({ site }: FactSources): Fact[] {
  const embeds = Object.entries(site.value.embeds).flatMap(([name, embed]) =>
    typeof embed === 'object' && 'linkUrl' in embed && 'url' in embed ? [{ name, embed }] : [],
  )
  const originOf = (url: string) => new URL(url).origin
  return embeds.flatMap(({ name, embed }) => {
    const { url, linkUrl } = embed
    if (linkUrl === undefined || originOf(url) === originOf(linkUrl)) return []
    const copied = (['url', 'linkUrl'] as const).flatMap((field) => {
      const other = embeds.find((each) => each.name !== name && each.embed[field] === embed[field])
      return other ? [{ field, other }] : []
    })
    // With both from other embeds, neither tells which of them is right.
    const [only, ...others] = copied
    if (!only || others.length > 0) return []
    const isLink = only.field === 'linkUrl'
    return [
      fact(site, ['embeds', name, only.field], {
        code: 'link-to-another-subject',
        severity: isLink ? 'warning' : 'error',
        what: `The ${isLink ? 'link' : 'frame'} of embeds.${name} is that of embeds.${only.other.name}: ${embed[only.field]}.`,
        fix: isLink
          ? `Write the URL of ${originOf(url)} that the frame shows.`
          : `Write the URL of ${originOf(linkUrl)} that the link opens.`,
      }),
    ]
  })
}

/** Most letters by which a misspelt host differs from the right one. Shorter names may be that similar by chance. */
const misspelt = { letters: 2, length: 9 }

/** URLs of site.yaml at a domain whose name is nearly that of the site, or nearly that of the other URL of an embed. */
function checkDomains({ site }: FactSources): Fact[] {
  const { origin, embeds } = site.value
  const own = domainOf(new URL(origin).hostname)
  const nearly = (host: string, right: string) =>
    host !== right && right.length >= misspelt.length && distance(host, right) <= misspelt.letters
  return Object.entries(embeds).flatMap(([name, embed]) => {
    const { url, linkUrl } = embed ?? {}
    return (['linkUrl', 'url'] as const).flatMap((field) => {
      const value = field === 'url' ? url : linkUrl
      const domain = value === undefined ? own : domainOf(new URL(value).hostname)
      const other = field === 'linkUrl' && url !== undefined ? domainOf(new URL(url).hostname) : own
      const right = [own, other].find((each) => nearly(domain, each))
      // With both at one domain, the frame is reported.
      const isTwice = field === 'linkUrl' && url !== undefined && domain === domainOf(new URL(url).hostname)
      if (right === undefined || domain === own || isTwice) return []
      return [
        fact(site, ['embeds', name, field], {
          code: 'domain-misspelt',
          what: `embeds.${name}.${field} is at ${domain}, which is nearly ${right}.`,
          fix: `Write the URL with "${right}".`,
        }),
      ]
    })
  })
}

/** `booking.other.example/form` beside the frame `booking.company.example/form`: one of the two is that of another company. */
function checkHosts({ site }: FactSources): Fact[] {
  const own = domainOf(new URL(site.value.origin).hostname)
  const [name = own] = own.split('.')
  return Object.entries(site.value.embeds).flatMap(([key, embed]) => {
    if (embed?.linkUrl === undefined) return []
    const [frame, link] = [new URL(embed.url), new URL(embed.linkUrl)]
    const [isFrameOwn, isLinkOwn] = [domainOf(frame.hostname) === own, domainOf(link.hostname) === own]
    const field = isFrameOwn ? 'linkUrl' : 'url'
    const other = isFrameOwn ? link : frame
    // A service has the name of its customer in its host or its path.
    if (isFrameOwn === isLinkOwn || other.href.includes(name)) return []
    // The frame of a service often has a page of the site as its link.
    const isCopy =
      frame.pathname !== '/' &&
      frame.hostname.split('.')[0] === link.hostname.split('.')[0] &&
      frame.pathname === link.pathname
    if (!isFrameOwn && !isCopy) return []
    return [
      fact(site, ['embeds', key, field], {
        code: 'link-to-another-subject',
        severity: isFrameOwn ? 'warning' : 'error',
        what: `embeds.${key}.${field} is at ${other.hostname}, but ${isFrameOwn ? `the frame shows ${frame.hostname}` : `its link leads to ${link.hostname}`}.`,
        fix: `Write the URL at ${own}, or that of a service with an account of this company.`,
      }),
    ]
  })
}

/** In a lower frame, no one can fill in a form or read a map. In CSS pixels. */
const lowest = 100

function checkHeights({ site }: FactSources): Fact[] {
  return Object.entries(site.value.embeds).flatMap(([key, embed]) =>
    embed === undefined || embed.height >= lowest
      ? []
      : [
          fact(site, ['embeds', key, 'height'], {
            code: 'figures-differ',
            severity: 'warning',
            what: `The frame of embeds.${key} is ${embed.height} CSS pixels high, too low to use.`,
            fix: 'Write the height that shows the whole page of the service.',
          }),
        ],
  )
}
