import type { SiteFiles } from '../../../core/audited-site.ts'
import { apacheRules } from './apache-rules.ts'
import type { HostRule } from './host-rule.ts'
import { caddyRules, nginxRules } from './server-rules.ts'
import { headersRules, redirectsRules } from './underscore-rules.ts'
import { vercelRules } from './vercel-rules.ts'

const readers: Readonly<Record<string, (text: string) => HostRule[]>> = {
  '/_headers': headersRules,
  '/_redirects': redirectsRules,
  '/.htaccess': apacheRules,
  '/vercel.json': vercelRules,
  '/nginx.conf': nginxRules,
  '/Caddyfile': caddyRules,
}

const known = new WeakMap<SiteFiles, HostRule[]>()

/** The rules in all files that hosts read from the output directory. Read once for all rules of the audit. */
export function hostRules(files: SiteFiles): HostRule[] {
  const read =
    known.get(files) ??
    Object.entries(readers).flatMap(([url, rulesIn]) =>
      files.has(url) ? rulesIn(files.read(url).toString('utf8')) : [],
    )
  known.set(files, read)
  return read
}
