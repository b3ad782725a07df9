import type { HostName } from '#manifest/schema/hosting.ts'
import type { SiteRule } from '../../rule.ts'

/** The file in the output by which each host is told what headers to send. Of the others it is no part of the output. */
const headerFiles: Partial<Record<HostName, string>> = {
  netlify: '/_headers',
  cloudflare: '/_headers',
  vercel: '/vercel.json',
  apache: '/.htaccess',
}

const headers = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
]

/** A host that is not told to protect the visitors of the site. */
export const hostHeaders: SiteRule = {
  code: 'host-headers',
  scope: 'site',
  title: 'Host that is not told what headers to send',
  severity: 'warning',
  why: 'Headers keep others from showing the site in a frame, from reading where visitors come from, and from leading them to an unencrypted copy.',
  how: 'For the hosts in site.yaml that read a file of the output (_headers, vercel.json, .htaccess), the file must be there and name Content-Security-Policy, Strict-Transport-Security, X-Content-Type-Options, Referrer-Policy and Permissions-Policy.',
  fix: 'Build again: a build writes the file for every host under hosting.hosts in site.yaml.',
  source: 'https://developer.mozilla.org/observatory',
  check: ({ files, manifest }) => {
    const urls = new Set(manifest.site.hosting.hosts.flatMap((host) => headerFiles[host] ?? []))
    return [...urls].flatMap((url) => {
      const hosts = manifest.site.hosting.hosts.filter((host) => headerFiles[host] === url).join(' and ')
      const finding = (what: string) => [{ url, at: manifest.siteAt, what }]
      if (!files.has(url)) return finding(`There is no ${url}, from which ${hosts} would learn what headers to send.`)
      const text = files.read(url).toString('utf8').toLowerCase()
      const missing = headers.filter((name) => !text.includes(name.toLowerCase()))
      return missing.length === 0 ? [] : finding(`${url} tells ${hosts} nothing of ${missing.join(', ')}.`)
    })
  },
}
