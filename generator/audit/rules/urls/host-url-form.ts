import { firebaseSites } from '../../files/host-rules/firebase-rules.ts'
import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import { vercelSettings } from '../../files/host-rules/vercel-rules.ts'
import type { SiteRule } from '../../rule.ts'

/** A host that redirects every URL to its other form, or serves another domain. */
export const hostUrlForm: SiteRule = {
  code: 'host-url-form',
  scope: 'site',
  title: 'Host serves other URLs than the site names',
  severity: 'error',
  why: 'Every link, canonical and sitemap entry then leads to a redirect, or to a domain that is not the site. Search engines index the other URLs, or none.',
  how: 'trailingSlash of vercel.json and firebase.json must be that of urls.trailingSlash, and the domain in CNAME that of origin, both in site.yaml.',
  fix: 'Correct the file, or site.yaml. If the file was edited by hand, build again.',
  source: 'https://vercel.com/docs/project-configuration#trailingslash',
  check: (site) => {
    const { files, manifest } = site
    const { origin, urls } = manifest.site
    const finding = (url: string, what: string, line = 1) => [
      { url, at: hostLineAt(site, { file: url.slice(1), line }), what },
    ]
    const textOf = (url: string) => (files.has(url) ? files.read(url).toString('utf8') : undefined)
    const slashes = [
      { file: 'vercel.json', ...vercelSettings(textOf('/vercel.json') ?? '{}') },
      ...firebaseSites(textOf('/firebase.json') ?? '{}').map((site) => ({ file: 'firebase.json', ...site })),
    ]
    const domain = textOf('/CNAME')?.trim()
    const { host } = new URL(origin)
    return [
      ...slashes.flatMap(({ file, trailingSlash }) =>
        trailingSlash !== undefined && trailingSlash !== (urls.trailingSlash === 'always')
          ? finding(
              `/${file}`,
              `${file} has "trailingSlash": ${trailingSlash}, but urls.trailingSlash in site.yaml is ${urls.trailingSlash}.`,
              lineOf(textOf(`/${file}`) ?? '', '"trailingSlash"'),
            )
          : [],
      ),
      ...(domain !== undefined && domain.toLowerCase() !== host
        ? finding('/CNAME', `CNAME names the domain ${domain}, but the origin in site.yaml is ${origin}.`)
        : []),
    ]
  },
}

/** The line in which a text has a word. */
const lineOf = (text: string, word: string) => text.slice(0, Math.max(0, text.indexOf(word))).split('\n').length
