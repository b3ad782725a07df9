import { say, sayParts } from '#src/messages.ts'
import { escapeXml } from '../core/escape-xml.ts'
import { fileOfUrl } from '../core/page-file.ts'
import type { Problem } from '../core/problem.ts'
import { type Redirect, staticRedirects } from '../core/redirect.ts'
import { decoded } from '../core/url.ts'
import { cannotSayGone } from './cannot-say-gone.ts'
import type { HostFile, HostInput, HostOutput } from './host-input.ts'
import { nothing } from './host-input.ts'
import { hasPattern, urlText } from './redirect-match.ts'

/**
 * Redirect pages, for hosts that only serve files: a page with an immediate meta refresh, which search engines treat as
 * a permanent redirect. A pattern becomes one page for each former URL that it matches.
 * Source: https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function stubFiles(input: HostInput): HostOutput {
  const { hosts, redirects, formerUrls, at, trailingSlash } = input
  const names = hosts.filter((host) => host === 'github-pages' || host === 's3').map((host) => hostNames[host])
  const stubs = new Map<string, HostFile>()
  const problems: Problem[] = []
  const patterns: { redirect: Redirect; found: number }[] = []
  for (const redirect of redirects) {
    if (redirect.to === undefined) {
      problems.push(cannotSayGone(names, redirect))
      continue
    }
    const found = hasPattern(redirect) ? staticRedirects(redirect, formerUrls) : [redirect]
    if (hasPattern(redirect)) patterns.push({ redirect, found: found.length })
    // Redirects are sorted most specific first, so the first one wins.
    for (const each of found) {
      const stub = stubOf(each, input)
      if (!stubs.has(stub.file)) stubs.set(stub.file, stub)
    }
  }
  problems.push(...noPatterns(patterns, names))
  if (trailingSlash === 'never') problems.push(...wrongForm(hosts, at))
  return {
    ...nothing,
    files: hosts.includes('github-pages') ? [{ file: '.nojekyll', text: '' }] : [],
    stubs: [...stubs.values()],
    problems,
  }
}

const hostNames = { 'github-pages': 'GitHub Pages', s3: 'S3' } as const

/** The redirect page of a URL, in the language of its path. */
function stubOf({ from, to = '' }: Redirect, { origin, messagesAt }: HostInput): HostFile {
  const url = new URL(urlText(to), origin)
  const { href } = url
  const target = escapeXml(href)
  url.hash = ''
  // A page of this site is identified by its path; elsewhere the query may identify it.
  if (url.origin === new URL(origin).origin) url.search = ''
  const canonical = escapeXml(url.href)
  const words = messagesAt(from)
  const title = escapeXml(say(words, 'redirect.title'))
  const sentence = sayParts(words, 'redirect.text', { url: href }, { link: (text) => ({ text }) }).map((part) =>
    typeof part === 'string' ? escapeXml(part) : `<a href="${target}">${escapeXml(part.text)}</a>`,
  )
  return {
    file: fileOf(from),
    text: [
      `<!doctype html><html lang="${escapeXml(words.manifest.site.language)}"><head><meta charset="utf-8">`,
      `<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">`,
      `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${canonical}"></head>`,
      `<body><p>${sentence.join('')}</p></body></html>\n`,
    ].join(''),
  }
}

/** The file of a URL, by the same rule as for pages. A path that would leave the folder stays percent-encoded. */
function fileOf(url: string): string {
  const readable = decoded(url)
  const isUnsafe = /[\0\\]|(^|\/)\.\.?(\/|$)|\/\//.test(readable)
  return fileOfUrl(isUnsafe ? `/${encodeURIComponent(url.slice(1))}` : readable)
}

/** One problem for all patterns: the host is the cause. */
function noPatterns(patterns: readonly { redirect: Redirect; found: number }[], hosts: string[]): Problem[] {
  const inOrder = patterns.toSorted((a, b) => a.redirect.at.line - b.redirect.at.line)
  const [first, ...others] = inOrder
  if (!first) return []
  const { from, at } = first.redirect
  const found = patterns.reduce((sum, each) => sum + each.found, 0)
  const done = found > 0 ? `; ${found} former URLs have a redirect page instead` : ''
  const lines = others.map(({ redirect }) => redirect.at.line).join(', ')
  const more = others.length === 0 ? '' : ` The same holds for ${others.length} more, in line ${lines}.`
  return [
    {
      code: 'host-follows-no-pattern',
      severity: 'warning',
      at,
      what: `${hosts.join(' and ')} cannot redirect ${from}, because it is a pattern${done}.${more}`,
      fix: 'Write a redirect for each URL, or publish on a host with redirects.',
    },
  ]
}

function wrongForm(hosts: HostInput['hosts'], at: Problem['at']): Problem[] {
  if (!hosts.includes('s3')) return []
  return [
    {
      code: 'host-cannot-serve-form',
      severity: 'error',
      at,
      what: 'S3 serves /a/b only from a file of exactly that name, but urls.trailingSlash: never writes a/b.html.',
      fix: 'Set urls.trailingSlash to always, or remove s3 from hosting.hosts.',
    },
  ]
}
