import type { AuditedSite } from '../../../core/audited-site.ts'
import { pathOf } from '../../../core/url.ts'
import { withoutOrigin } from '../../files/sitemaps.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

type WebManifest = { name?: unknown; short_name?: unknown; start_url?: unknown; scope?: unknown; icons?: unknown }

/** The file a phone reads when a visitor adds the site to the home screen. */
export const webManifest: SiteRule = {
  code: 'web-manifest',
  scope: 'site',
  title: 'Web app manifest incomplete',
  severity: 'notice',
  why: 'On the home screen of a phone, the site gets a letter as icon and its URL as name.',
  how: 'The file that the home page links as manifest must be JSON with the name of the company, a start_url that exists within its scope, and existing icons of 192 and 512 pixels. A manifest that cannot be read, and a URL in it that is wrong, are a warning.',
  fix: 'Build the site again. If the build wrote the file, it was changed afterwards.',
  source: 'https://www.w3.org/TR/appmanifest/',
  supersededBy: ['dead-resource'],
  check: (site) => {
    const link = site.pagesByPath.get('/')?.headLinks.find(({ rel }) => rel.split(/\s+/).includes('manifest'))
    if (!site.pagesByPath.has('/')) return []
    const faults = link ? faultsOf(site, link.url) : [{ what: 'The home page links no web app manifest.' }]
    return faults.map((fault) => ({ url: link?.url ?? '/', at: site.manifest.siteAt, ...fault }))
  },
}

type Fault = Pick<SiteFinding, 'what' | 'severity'>

function faultsOf(site: AuditedSite, url: string): Fault[] {
  if (!site.files.has(url)) return [wrong(`The web app manifest ${url} does not exist.`)]
  const found = read(site, url)
  if (!found) return [wrong(`The web app manifest ${url} is not a JSON object.`)]
  const { name, short_name: short, start_url: start, scope = '/', icons } = found
  const faults: Fault[] = []
  if (!name && !short) faults.push({ what: `The web app manifest ${url} has no name.` })
  if (
    typeof start === 'string' &&
    typeof scope === 'string' &&
    !pathAt(site, url, start).startsWith(pathAt(site, url, scope))
  )
    faults.push(wrong(`The start_url ${start} of ${url} is outside its scope ${scope}.`))
  else if (typeof start === 'string' && !site.served.has(pathOf(pathAt(site, url, start))))
    faults.push(wrong(`The start_url ${start} of ${url} does not exist.`))
  const own = site.manifest.site.business.name
  if (typeof name === 'string' && !hasWordOf(name, own))
    faults.push(wrong(`The name of ${url} is "${name}", which has no word of "${own}".`))
  const list: { src?: unknown; sizes?: unknown }[] = Array.isArray(icons) ? icons.filter((icon) => icon) : []
  for (const size of ['192x192', '512x512']) {
    const ofSize = list.filter(({ sizes }) => String(sizes).split(' ').includes(size) || sizes === 'any')
    if (ofSize.length === 0) faults.push({ what: `The web app manifest ${url} has no icon of ${size}.` })
  }
  const missing = [...new Set(list.map((icon) => String(icon.src)))].filter(
    (src) => !site.files.has(pathAt(site, url, src)),
  )
  if (missing.length > 0)
    faults.push(
      wrong(
        missing.length === 1
          ? `The icon ${missing.join()} of ${url} does not exist.`
          : `The icons ${missing.join(', ')} of ${url} do not exist.`,
      ),
    )
  return faults
}

/** Whether a name has a word of another one, or its initials. Names in capitals are one in two spellings. */
function hasWordOf(name: string, own: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const joined = wordsOf(name).join('')
  const words = wordsOf(own)
  return words.some((word) => joined.includes(word)) || joined.includes(words.map((word) => word[0]).join(''))
}

const wrong = (what: string): Fault => ({ what, severity: 'warning' })

function read({ files }: AuditedSite, url: string): WebManifest | undefined {
  try {
    const value: unknown = JSON.parse(files.read(url).toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function pathAt({ manifest }: AuditedSite, base: string, url: string): string {
  const { origin } = manifest.site
  return URL.canParse(url, origin + base) ? withoutOrigin(new URL(url, origin + base).href, origin) : url
}
