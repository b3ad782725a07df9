import { distance } from 'fastest-levenshtein'
import { isValidPhone, phoneFault } from '#src/country/phone.ts'
import { slugOf } from '#src/slug-of.ts'
import { domainOf } from '../../../core/domain.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { checkEmbeds } from '../site/embeds.ts'
import { checkAreaCodes } from './area-codes.ts'
import { isFictitious } from './sample.ts'

/** Hosts of mailboxes that belong to no company. */
export const mailboxes =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|mac|proton|protonmail|gmx|comcast|att|verizon)\./

/** Faults that are already reported. Their consequences are not reported again. */
type Wrong = { isOfficeWrong: boolean; isOriginWrong: boolean }

/** Contact details that belong to another company, or that no one can use. */
export function checkContact(sources: FactSources, { isOfficeWrong, isOriginWrong }: Wrong): Fact[] {
  return [
    ...checkPhone(sources),
    ...(isOfficeWrong ? [] : checkAreaCodes(sources)),
    ...(isOriginWrong ? [] : [...checkMail(sources), ...checkStatistics(sources)]),
    ...checkProfiles(sources),
    ...(isOfficeWrong ? [] : checkMap(sources)),
    ...checkFrameOfMap(sources),
    ...checkEmbeds(sources, isOriginWrong),
  ]
}

function checkPhone({ site }: FactSources): Fact[] {
  const { phone, lines, address } = site.value.business
  const numbers = [
    { path: ['business', 'phone', 'e164'], e164: phone.e164 },
    ...lines.map(({ e164 }, index) => ({ path: ['business', 'lines', index, 'e164'], e164 })),
  ]
  return numbers.flatMap(({ path, e164 }) => {
    // `invented-facts` reports numbers for fiction.
    if (phoneFault(e164, address.country) || isValidPhone(e164) || isFictitious(e164)) return []
    return [
      fact(site, path, {
        code: 'phone-not-assigned',
        severity: 'warning',
        what: `No phone number of ${address.country} begins like "${e164}".`,
        fix: 'Check the digits of the area code and of the number.',
      }),
    ]
  })
}

function checkMail({ site, records: { folders } }: FactSources): Fact[] {
  const { business, origin, security } = site.value
  const own = domainOf(new URL(origin).hostname)
  const mails = [
    ...(['email', 'supportEmail'] as const).map((field) => ({
      record: site,
      path: ['business', field],
      mail: business[field],
    })),
    ...(security?.contact ?? []).map((uri, index) => ({
      record: site,
      path: ['security', 'contact', index],
      mail: uri.startsWith('mailto:') ? uri.slice('mailto:'.length) : undefined,
    })),
    ...folders.offices.map((record) => ({ record, path: ['email'], mail: record.value.email })),
  ]
  return mails.flatMap(({ record, path, mail }) => {
    const domain = domainOf(mail?.split('@')[1]?.toLowerCase() ?? own)
    if (domain === own || mailboxes.test(domain)) return []
    const isTypo = distance(domain, own) <= 2
    // Reports of security may go to another company.
    if (!isTypo && path[0] === 'security') return []
    return [
      fact(record, path, {
        code: 'email-of-another-domain',
        severity: isTypo ? 'error' : 'warning',
        what: `The address "${mail}" is at ${domain}, but the site is at ${own}.`,
        fix: isTypo ? `Write "${mail?.split('@')[0]}@${own}".` : `Check the address. Most companies use one at ${own}.`,
      }),
    ]
  })
}

/** Visits are counted for another site, often that of the company whose settings were copied. */
function checkStatistics({ site }: FactSources): Fact[] {
  const { origin, analytics } = site.value
  const own = domainOf(new URL(origin).hostname)
  return (analytics?.services ?? []).flatMap((service, index) => {
    if (service.vendor !== 'plausible' || service.domain === undefined || domainOf(service.domain) === own) return []
    return [
      fact(site, ['analytics', 'services', index, 'domain'], {
        code: 'statistics-of-another-site',
        severity: 'warning',
        what: `Visits are counted for ${service.domain}, but the site is ${own}.`,
        fix: 'Write the domain that Plausible has for this site, or leave it out.',
      }),
    ]
  })
}

/** Paths on these hosts contain the name that the company chose. */
const profileHosts =
  /(^|\.)(facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|yelp|nextdoor|threads)\.(com|net)$/

/** What templates have in place of the name that the company chose. */
const unfilledProfile = /\/@?(?:your[\w-]*|username|user|profile|page|example|handle|company(?:-?name)?)\/?$/i

function checkProfiles({ site }: FactSources): Fact[] {
  const { name, sameAs } = site.value.business
  const words = slugOf(name)
    .split('-')
    .filter((word) => word.length > 2)
  const seen = new Set<string>()
  return sameAs.flatMap((url, index): Fact[] => {
    const path = ['business', 'sameAs', index]
    const plain = url.toLowerCase().replace(/\/$/, '')
    if (seen.has(plain))
      return [
        fact(site, path, { code: 'profile-twice', what: `"${url}" is listed twice.`, fix: 'Remove one of the two.' }),
      ]
    seen.add(plain)
    const { hostname, pathname } = new URL(url)
    const handle = slugOf(pathname).replaceAll('-', '')
    if (profileHosts.test(hostname) && unfilledProfile.test(pathname))
      return [
        fact(site, path, {
          code: 'placeholder-in-text',
          what: `The profile "${url}" is that of a template.`,
          fix: 'Write the URL of the profile, or remove it.',
        }),
      ]
    if (profileHosts.test(hostname) && handle === '' && !new URL(url).search)
      return [
        fact(site, path, {
          code: 'profile-of-another-name',
          severity: 'warning',
          what: `"${url}" is the start page of ${hostname}, not the profile of a company.`,
          fix: 'Write the URL of the profile, or remove it.',
        }),
      ]
    // A number or a channel id is not a name.
    if (!profileHosts.test(hostname) || /^\d*$|^channel/.test(handle) || words.length === 0) return []
    if (words.some((word) => handle.includes(word)) || handle.includes(words.map((word) => word[0]).join(''))) return []
    return [
      fact(site, path, {
        code: 'profile-of-another-name',
        severity: 'notice',
        what: `The profile "${url}" does not contain a word of "${name}".`,
        fix: 'Check that it is the profile of this company.',
      }),
    ]
  })
}

/** The map of the office and its link contain its postal code and house number, if they contain any. */
function checkMap({ site }: FactSources): Fact[] {
  const { business, embeds } = site.value
  const { postalCode = '', street } = business.address
  if (!embeds.map) return []
  const house = /\d+/.exec(street)?.[0]
  const wrong = (['url', 'linkUrl'] as const).flatMap((field) => {
    const query = queryOf(embeds.map?.[field])
    const codes = [...query.matchAll(/\b\d{5}\b/g)].map(([code]) => code)
    const first = /^\d+/.exec(query)?.[0]
    const isOtherCode = codes.length > 0 && !codes.includes(postalCode)
    const isOtherStreet = (first !== undefined && house !== undefined && first !== house) || sidesDiffer(query, street)
    return isOtherCode || isOtherStreet ? [{ field, query, isOtherStreet }] : []
  })
  const [one, ...others] = wrong
  if (!one) return []
  // If both URLs have the other address, the address is as likely to be wrong.
  return [
    fact(
      site,
      others.length > 0
        ? ['business', 'address', one.isOtherStreet ? 'street' : 'postalCode']
        : ['embeds', 'map', one.field],
      {
        code: 'map-of-another-address',
        what: `The map shows "${one.query}", but the office is at ${street}, ${postalCode}.`,
        fix: 'Correct business.address, or the URLs of embeds.map.',
      },
    ),
  ]
}

/** Whether a URL is a page of Google Maps for a window of its own: the address bar and the button for sharing show such URLs. */
function isMapInWindow(url: string): boolean {
  const { hostname, pathname, searchParams } = new URL(url)
  if (hostname === 'maps.app.goo.gl' || hostname === 'goo.gl') return true
  const isMap =
    hostname.startsWith('maps.google.') || (/^(?:www\.)?google\./.test(hostname) && /^\/maps/.test(pathname))
  return isMap && !pathname.includes('/embed') && searchParams.get('output') !== 'embed'
}

/** The frame of the map shows a page that browsers do not show in frames. */
function checkFrameOfMap({ site }: FactSources): Fact[] {
  const url = site.value.embeds.map?.url
  if (url === undefined || !isMapInWindow(url)) return []
  return [
    fact(site, ['embeds', 'map', 'url'], {
      code: 'map-not-for-frames',
      what: `embeds.map.url is a page of Google Maps that no browser shows in a frame: ${url}.`,
      fix: 'In Google Maps, choose "Share", then "Embed a map", and write the URL of its src. It contains /maps/embed.',
    }),
  ]
}

const sides: Readonly<Record<string, string>> = { north: 'n', south: 's', east: 'e', west: 'w' }

/** `159 E Broadway` and `159 West Broadway`: the side after the house number is another. */
function sidesDiffer(query: string, street: string): boolean {
  const [one, other] = [query, street].map((text) => {
    const [, side] = /^\d+\s+(north|south|east|west|[nsew])\b\.?\s/i.exec(text) ?? []
    return side && (sides[side.toLowerCase()] ?? side.toLowerCase())
  })
  return one !== undefined && other !== undefined && one !== other
}

/** The address in the URL of a map. */
function queryOf(url: string | undefined): string {
  if (url === undefined) return ''
  const { searchParams } = new URL(url)
  return searchParams.get('q') ?? searchParams.get('query') ?? ''
}
