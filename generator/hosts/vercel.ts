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
 * `vercel.json`. Vercel leads to the right spelling of an address before it looks at redirects, so that they are written
 * for that spelling alone; of a path to a `.html` it takes the ending away first where the site has none.
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
    // With it Vercel would also take the ending from addresses that redirects lead away from.
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
      // Of two rules for one header the later stands.
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

/** In Vercel's patterns; what means something in them and is meant as it stands gets a backslash. */
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
  const fix = 'take vercel out of hosting.hosts in site.yaml.'
  // One of them is ours.
  const past = moved[limits.redirects - 1]
  if (past)
    problems.push({
      code: 'too-many-redirects',
      severity: 'error',
      at: past.at,
      what: `Vercel follows ${limits.redirects - 1} redirects beside our own, and this is past them: there are ${moved.length}.`,
      fix: `Join redirects that share a beginning into one with a pattern, drop old ones, or ${fix}`,
    })
  for (const [index, { source, destination }] of redirects.entries()) {
    const length = Math.max(source.length, destination.length)
    const at = moved[index]?.at
    if (at && length > limits.text)
      problems.push({
        code: 'redirect-too-long',
        severity: 'error',
        at,
        what: `This redirect has an address of ${length} characters as Vercel reads it, and it reads ${limits.text}.`,
        fix: `Shorten the address, or ${fix}`,
      })
  }
  return problems
}
