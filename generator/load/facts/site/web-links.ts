import { domainOf } from '../../../core/domain.ts'
import { isFolderPattern } from '../../../core/folder-pattern.ts'
import { isShortened, isWrapped, targetOfWrapped } from '../../../core/link-wrappers.ts'
import { testLabelIn } from '../../../core/test-hosts.ts'
import { isSpamLink } from '../../../core/text/spam-words.ts'
import { isWorkspace } from '../../../core/workspaces.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { reasonOf } from './origin.ts'

const url = /https?:\/\/([\w.-]+)[^\s)"'<>\]]*/g
const hostedPreviews = /\.(?:netlify\.app|vercel\.app|pages\.dev|web\.app|herokuapp\.com|ngrok\.io|ngrok-free\.app)$/i

/** Hosts of site builders and free sites, on which a company may have had its site before. */
const siteBuilders =
  /\.(?:wixsite\.com|weebly\.com|squarespace\.com|godaddysites\.com|webflow\.io|wordpress\.com|blogspot\.com|myshopify\.com|jimdosite\.com|jimdofree\.com|business\.site|mystrikingly\.com|carrd\.co)$/i

/** `CC BY-SA 4.0`, and the same in the URL of the licence. */
const namedLicense = /\bCC[ -](BY(?:-(?:SA|NC|ND))*)[ -](\d\.\d)\b/i
const linkedLicense = /creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)/i

/** Links of texts to a copy of the site for testing, labels of a licence that lead to another one, and redirects that lose a page. */
export function checkWebLinks(sources: FactSources): Fact[] {
  return [
    ...checkHosts(sources),
    ...checkEmbeds(sources),
    ...checkSettings(sources),
    ...checkSessions(sources),
    ...checkWorkspaces(sources),
    ...checkWrapped(sources),
    ...checkSpam(sources),
    ...checkLicenses(sources),
    ...checkRedirectsToHome(sources),
    ...checkRedirectsElsewhere(sources),
  ]
}

/** The files whose texts link to other sites. */
const linkingRecords = ({ records: { folders, documents } }: FactSources): Located<unknown>[] => [
  ...folders.pages,
  ...folders.services,
  ...folders.counties,
  ...folders.cities,
  ...folders.articles,
  ...folders.traits,
  ...folders.guide,
  ...folders.categories,
  ...folders.offices,
  ...[documents.faqs, documents.navigation].filter((record) => record !== undefined),
]

/** The same, and the targets of redirects. */
const withRedirects = (sources: FactSources): Located<unknown>[] => {
  const { redirects } = sources.records.documents
  return [...linkingRecords(sources), ...(redirects ? [redirects] : [])]
}

/** Links to the site at another host: a copy for testing, or the domain with or without "www" unlike the origin. */
function checkHosts(sources: FactSources): Fact[] {
  const { documents } = sources.records
  const own = new URL(sources.site.value.origin).hostname
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
  const name = letters(sources.site.value.business.name)
  /** `ashbydrains.wixsite.com`, of Ashby Drains. */
  const isFormer = (host: string) => {
    const first = letters(
      host
        .toLowerCase()
        .replace(/^www\./, '')
        .split('.', 1)[0] ?? '',
    )
    const isBegun = name.startsWith(first) && first.length >= leastOfName * name.length
    return siteBuilders.test(host) && first.length >= shortestName && (isBegun || first.startsWith(name))
  }
  return withRedirects(sources).flatMap((record) =>
    [...record.file.text.matchAll(url)].flatMap(([words, host = '']) => {
      if (isFormer(host)) return [atFormerHost(record, words)]
      const isOwn = host !== own && domainOf(host) === domainOf(own)
      if (isOwn && withoutWww(host) === withoutWww(own)) return [atOtherHost(record, { words, host, own })]
      // `staging-address` reports redirects.
      const label = testLabelIn(host, isOwn)
      if (record === documents.redirects || (label === undefined && !hostedPreviews.test(host))) return []
      return [
        fact(
          record,
          [],
          {
            code: 'link-to-staging',
            what: `The link to ${words} leads to a copy of ${isOwn || label === undefined ? 'the' : 'a'} site for testing.`,
            fix: isOwn ? 'Write a path of this site, such as /contact-us/.' : 'Write the public address.',
          },
          words,
        ),
      ]
    }),
  )
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Letters of a name that is that of the company, and the share of it that a host has at least. */
const shortestName = 5
const leastOfName = 0.6

function atFormerHost(record: Located<unknown>, words: string): Fact {
  const what = `The link to ${words} leads to another site of the company, which a site builder hosts.`
  const fix = 'Write a path of this site, such as /contact-us/.'
  return fact(record, [], { code: 'link-to-other-host', what, fix }, words)
}

function atOtherHost(record: Located<unknown>, { words, host, own }: Record<'words' | 'host' | 'own', string>): Fact {
  const what = `${words} is a URL of this site at the host ${host}, but its origin has ${own}.`
  const fix = 'Write the path alone, such as /contact-us/.'
  return fact(record, [], { code: 'link-to-other-host', what, fix }, words)
}

/** A frame, or the link beside it, of a copy of the service for testing. */
function checkEmbeds({ site }: FactSources): Fact[] {
  const own = domainOf(new URL(site.value.origin).hostname)
  return Object.entries(site.value.embeds).flatMap(([name, embed]) =>
    (['url', 'linkUrl'] as const).flatMap((field) => {
      const address = embed?.[field]
      if (address === undefined) return []
      const { hostname } = new URL(address)
      // `staging-address` reports frames.
      if (field === 'url' && reasonOf(hostname, false) !== undefined) return []
      // The link has the host of its frame, which is reported.
      if (field === 'linkUrl' && embed && new URL(embed.url).hostname === hostname) return []
      if (testLabelIn(hostname, domainOf(hostname) === own) === undefined) return []
      return [
        fact(site, ['embeds', name, field], {
          code: 'link-to-staging',
          what: `"${address}" is on a host for testing, where visitors find nothing or book nothing.`,
          fix: 'Write the public address of the service.',
        }),
      ]
    }),
  )
}

/** Settings whose hosts other checks read. */
const readElsewhere = new Set(['origin', 'embeds', 'quotes', 'audit'])

/** Profiles, scripts of statistics and other URLs of site.yaml. */
function checkSettings({ site }: FactSources): Fact[] {
  const own = domainOf(new URL(site.value.origin).hostname)
  const urlsIn = (value: unknown, path: PropertyKey[]): Fact[] => {
    if (typeof value === 'string') {
      if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return []
      const { hostname } = new URL(value)
      if (testLabelIn(hostname, domainOf(hostname) === own) === undefined) return []
      const what = `"${value}" is on a host for testing.`
      return [fact(site, path, { code: 'link-to-staging', what, fix: 'Write the public address.' })]
    }
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) =>
      urlsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  }
  return Object.entries(site.value).flatMap(([key, item]) => (readElsewhere.has(key) ? [] : urlsIn(item, [key])))
}

/** Parameters by which a site knows who is signed in. */
const session =
  /[?&;](?:(?:access_?|auth_?|id_?)?token|session(?:_?(?:id|token|key))?|sid|jwt|phpsessid|jsessionid|password|pwd)=[^&#\s"')]{6,}/i

/** A link that was copied by somebody who was signed in. */
function checkSessions(sources: FactSources): Fact[] {
  return [sources.site, ...withRedirects(sources)].flatMap((record) =>
    (session.test(record.file.text) ? [...record.file.text.matchAll(url)] : []).flatMap(([words]) => {
      const [parameter] = session.exec(words) ?? []
      if (parameter === undefined) return []
      const what = `The link to ${words.split('?')[0]} has "${parameter.slice(1).split('=')[0]}=…", by which its site knows one person.`
      const fix = 'Write the address without it, and end that session.'
      return [fact(record, [], { code: 'link-with-session', what, fix }, words)]
    }),
  )
}

/** A link to a document that is still being written, or to a tool that visitors cannot open. */
function checkWorkspaces(sources: FactSources): Fact[] {
  return withRedirects(sources).flatMap((record) =>
    [...record.file.text.matchAll(url)].flatMap(([words]) => {
      if (!URL.canParse(words) || !isWorkspace(new URL(words))) return []
      const what = `The link to ${words.split('?')[0]} leads to a document or tool of those who work on the site.`
      const fix = 'Link to a page, or to a file that everyone may read.'
      return [fact(record, [], { code: 'link-to-workspace', what, fix }, words)]
    }),
  )
}

/** A link out of a mail, a post or a list of search results, which has the URL of its program around its own, and a short one. */
function checkWrapped(sources: FactSources): Fact[] {
  const own = withoutWww(new URL(sources.site.value.origin).hostname)
  return [sources.site, ...withRedirects(sources)].flatMap((record) =>
    [...record.file.text.matchAll(url)].flatMap(([words]) => {
      const target = URL.canParse(words) ? new URL(words) : undefined
      if (!target) return []
      const code = 'link-to-other-host'
      if (isWrapped(target, own)) {
        const inside = targetOfWrapped(target)
        const what = `The link to ${words.split('?')[0]} goes through ${target.host} instead of to the page itself.`
        const fix =
          inside === undefined
            ? 'Write the URL of the page.'
            : `Write ${inside}, or its path if it is a page of this site.`
        return [fact(record, [], { code, what, fix }, words)]
      }
      if (!isShortened(target)) return []
      const what = `The link to ${words} is a short one: visitors cannot see where it leads, and it ends with its service.`
      const fix = 'Write the URL to which it leads.'
      return [fact(record, [], { code, severity: 'warning', what, fix }, words)]
    }),
  )
}

const markdownLink = /\[([^\]]*)\]\((https?:[^)\s]*)/g

/** A link that an intruder, or an agency that sells links, put into a text. */
function checkSpam(sources: FactSources): Fact[] {
  return linkingRecords(sources).flatMap((record) =>
    [
      ...Array.from(record.file.text.matchAll(markdownLink), ([words, label = '', url = '']) => ({
        words,
        label,
        url,
      })),
      ...labelledUrls(record.value),
    ].flatMap(({ label, url, ...place }) => {
      if (!URL.canParse(url) || !isSpamLink(label, url)) return []
      const what = `The link "${label}" leads to ${new URL(url).hostname}, and advertises what the company does not sell.`
      const fix = 'Remove the link, and find out who wrote it.'
      const found = { code: 'link-to-spam', what, fix } as const
      return ['path' in place ? fact(record, place.path, found) : fact(record, [], found, place.words)]
    }),
  )
}

function checkLicenses({ records: { folders } }: FactSources): Fact[] {
  return folders.pages.flatMap((page) =>
    labelledUrls(page.value).flatMap(({ label, url, path }) => {
      const [, named = '', version] = namedLicense.exec(label) ?? []
      const [, linked = '', linkedVersion] = linkedLicense.exec(url) ?? []
      if (named === '' || linked === '') return []
      if (named.toLowerCase() === linked.toLowerCase() && version === linkedVersion) return []
      return [
        fact(page, path, {
          code: 'license-differs',
          what: `"${label}" leads to the licence CC ${linked.toUpperCase()} ${linkedVersion}.`,
          fix: `Write the URL of CC ${named.toUpperCase()} ${version}, or correct the label.`,
        }),
      ]
    }),
  )
}

/** Objects with a label and a URL, at any depth. */
function labelledUrls(value: unknown, path: PropertyKey[] = []): { label: string; url: string; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, label = text, url } = value as { text?: unknown; label?: unknown; url?: unknown } // any object
  const own = typeof label === 'string' && typeof url === 'string' ? [{ label, url, path: [...path, 'url'] }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, item]) =>
      labelledUrls(item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

/** Search engines treat a page that leads to the home page as one that is gone. Source: https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes */
function checkRedirectsToHome({ records: { documents } }: FactSources): Fact[] {
  const { redirects } = documents
  if (!redirects) return []
  return redirects.value.flatMap(({ from, to }, index) => {
    if (to !== '/' || from === undefined) return []
    const isMany = isFolderPattern(from)
    if (!isMany && (from.split('/').filter(Boolean).length < 2 || /[:*]|index\.html?$/.test(from))) return []
    return [
      fact(redirects, [index, 'to'], {
        code: 'redirect-to-home',
        severity: 'warning',
        what: `${isMany ? 'All of ' : ''}${from} ${isMany ? 'lead' : 'leads'} to the home page, which search engines treat like ${isMany ? 'pages that are' : 'a page that is'} gone.`,
        fix: 'Lead to the page that is nearest to it, or write "gone" with a reason.',
      }),
    ]
  })
}

/** Intruders add redirects that look like those of the company. */
function checkRedirectsElsewhere(sources: FactSources): Fact[] {
  const { redirects } = sources.records.documents
  const own = domainOf(new URL(sources.site.value.origin).hostname)
  const elsewhere = (redirects?.value ?? []).flatMap(({ to = '' }, index) => {
    const domain = URL.canParse(to) ? domainOf(new URL(to).hostname) : own
    return domain === own ? [] : [{ index, to, domain }]
  })
  if (!redirects || elsewhere.length === 0) return []
  const texts = [sources.site, ...linkingRecords(sources)].map(({ file }) => file.text)
  return elsewhere.flatMap(({ index, to, domain }) => {
    if (texts.some((text) => text.includes(domain))) return []
    return [
      fact(redirects, [index, 'to'], {
        code: 'redirect-to-another-site',
        severity: 'warning',
        what: `${to} is on ${domain}, which nothing else in the manifest names.`,
        fix: 'Check who wrote this redirect. If the company uses that site, name it in a text, or turn the rule off in audit.rules.',
      }),
    ]
  })
}
