import type { Problem } from '../core/problem.ts'
import type { Redirect } from '../core/redirect.ts'
import { isFile } from '../core/url.ts'
import { cannotSayGone } from './cannot-say-gone.ts'
import type { HostInput, HostOutput } from './host-input.ts'
import { nothing } from './host-input.ts'
import { hasPattern, urlText } from './redirect-match.ts'
import { hashedFolders } from './site-headers.ts'

/** Source: https://vercel.com/docs/redirects/configuration-redirects */
const limits = { redirects: 2048, text: 4096 } as const

type VercelRedirect = { source: string; destination: string; statusCode: number }

/**
 * `vercel.json`. Vercel corrects the trailing slash of a URL before it applies redirects, so a redirect is written for
 * the right form alone. With `cleanUrls` it also removes a `.html` ending first.
 * Source: https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelFiles(input: HostInput): HostOutput {
  const { trailingSlash, headers } = input
  const isBare = trailingSlash === 'never'
  const moved = input.redirects.filter(({ to }) => to !== undefined)
  const redirects: VercelRedirect[] = moved.map((redirect) => written(redirect, isBare))
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: !isBare,
    // Only for bare URLs: cleanUrls would also strip `.html` from URLs that redirects start from.
    ...(isBare && { cleanUrls: true }),
    redirects: [
      ...redirects,
      ...(isBare ? [] : [{ source: '/:folder*/index.html', destination: '/:folder*/', statusCode: 301 }]),
    ],
    headers: [
      {
        source: '/(.*)',
        headers: pairs([
          ...headers.every,
          ['Content-Security-Policy', headers.policy.site],
          ['Cache-Control', headers.cache.other],
        ]),
      },
      // If two rules set one header, the later rule wins.
      ...hashedFolders.map((folder) => ({
        source: `/${folder}/(.*)`,
        headers: pairs([['Cache-Control', headers.cache.hashed]]),
      })),
      { source: '/(.*)\\.svg', headers: pairs([['Content-Security-Policy', headers.policy.drawing]]) },
    ],
  }
  return {
    ...nothing,
    files: [{ file: 'vercel.json', text: `${JSON.stringify(config, null, 2)}\n` }],
    problems: [
      ...overLimits(moved, redirects),
      ...input.redirects.filter(({ to }) => to === undefined).map((redirect) => cannotSayGone(['Vercel'], redirect)),
    ],
  }
}

function pairs(headers: readonly (readonly [string, string])[]): { key: string; value: string }[] {
  return headers.map(([key, value]) => ({ key, value }))
}

function written(redirect: Redirect, isBare: boolean): VercelRedirect {
  const names = [...redirect.from.matchAll(/\/:([^/]+)/g)].map(([, name = '']) => name)
  const from = isBare && isFile(redirect.from) ? redirect.from.replace(/\.html$/, '') : redirect.from
  return { source: source(from, names), destination: destination(redirect, names), statusCode: redirect.status }
}

/** A source in Vercel's pattern syntax, with literal special characters escaped. */
function source(from: string, names: readonly string[]): string {
  return urlText(from)
    .split('/')
    .map((segment, index, all) => {
      if (segment === '*' && index === all.length - 1) return ':rest*'
      if (/^:./.test(segment)) return `:part${names.indexOf(segment.slice(1))}`
      return segment.replace(/[\\^$.*+?()[\]{}|:]/g, '\\$&')
    })
    .join('/')
}

function destination(redirect: Redirect, names: readonly string[]): string {
  const to = urlText(redirect.to ?? '')
  if (!hasPattern(redirect)) return to
  return to
    .replace(/(?<!:)\/:([^/?#]+)/g, (whole, name: string) =>
      names.includes(name) ? `/:part${names.indexOf(name)}` : whole,
    )
    .replace(/\/\*$/, '/:rest*')
}

function overLimits(moved: readonly Redirect[], redirects: readonly VercelRedirect[]): Problem[] {
  const problems: Problem[] = []
  const fix = 'remove vercel from hosting.hosts in site.yaml.'
  // One redirect of the limit is our own.
  const past = moved[limits.redirects - 1]
  if (past)
    problems.push({
      code: 'too-many-redirects',
      severity: 'error',
      at: past.at,
      what: `This redirect is past Vercel's limit of ${limits.redirects - 1} besides our own: there are ${moved.length}.`,
      fix: `Merge redirects with a common prefix into a pattern, remove old ones, or ${fix}`,
    })
  for (const [index, { source, destination }] of redirects.entries()) {
    const length = Math.max(source.length, destination.length)
    const at = moved[index]?.at
    if (at && length > limits.text)
      problems.push({
        code: 'redirect-too-long',
        severity: 'error',
        at,
        what: `This redirect has a URL of ${length} characters in Vercel's syntax, and Vercel allows ${limits.text}.`,
        fix: `Shorten the URL, or ${fix}`,
      })
  }
  return problems
}
