import type { TrailingSlash } from '#src/url-form.ts'
import { configOfOthers } from '../core/host-config.ts'
import type { Problem } from '../core/problem.ts'
import { type Redirect, targetOfNoRest } from '../core/redirect.ts'
import { spellings } from '../core/url.ts'
import { cannotSayGone } from './cannot-say-gone.ts'
import type { HostInput, HostOutput } from './host-input.ts'
import { nothing } from './host-input.ts'
import { hasPattern, urlText } from './redirect-match.ts'
import { hashedFolders } from './site-headers.ts'

// `_redirects` and `_headers`, which Netlify and Cloudflare both read. One file works for both.
// Sources: https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/,
// https://docs.netlify.com/manage/routing/redirects/overview/ and …/headers/

/** Limits of Cloudflare. Netlify documents none. */
const limits = { fixed: 2000, patterns: 100, redirectLine: 1000, headerLine: 2000 } as const

type Line = { text: string; redirect: Redirect }

export function underscoreFiles(input: HostInput): HostOutput {
  const { hosts, redirects, trailingSlash, languageFolders } = input
  const isFor = { netlify: hosts.includes('netlify'), cloudflare: hosts.includes('cloudflare') }
  // A redirect page is at the URL of its redirect. Netlify serves the page unless the rule is forced (`!`). Cloudflare
  // does not support `!`; its rules always come before files.
  const hasStubs = hosts.includes('github-pages') || hosts.includes('s3')
  const isForced = hasStubs && !isFor.cloudflare
  const moved = redirects.filter(({ to }) => to !== undefined)
  const gone = redirects.filter(({ to }) => to === undefined)
  // Cloudflare requires redirects without a pattern first, and counts every rule after the first pattern as a pattern.
  const fixed = moved.filter((redirect) => !hasPattern(redirect)).flatMap((redirect) => fixedLines(redirect, isForced))
  const bare = moved.filter(endsInRest).flatMap((redirect) => bareLines(redirect, { isForced, trailingSlash }))
  const patterns = moved.filter(hasPattern).flatMap((redirect) => patternLines(redirect, isForced))
  const removed = isFor.netlify ? gone.flatMap(goneLines) : []
  const lines = [...fixed, ...bare, ...patterns, ...removed]
  // Netlify knows one 404 page, and a rule is for URLs without a file. Cloudflare finds the nearest one itself.
  const missing = isFor.netlify ? languageFolders.map((folder) => `/${folder}/* /${folder}/404.html 404`) : []
  const others = configOfOthers(hosts, ['netlify', 'cloudflare'])
  const headers = headerText(input)
  return {
    ...nothing,
    files: [
      {
        file: '_redirects',
        text: [...withHidden(lines, others, isFor), ...missing].map((text) => `${text}\n`).join(''),
      },
      { file: '_headers', text: headers },
    ],
    snippets: isFor.netlify ? [netlifySettings(isFor.cloudflare ? others : [])] : [],
    problems: [
      ...(isFor.cloudflare
        ? overLimits({ fixed: [...fixed, ...bare], ours: others.length, patterns, headers, at: input.at })
        : []),
      ...(isFor.cloudflare ? gone.map((redirect) => cannotSayGone(['Cloudflare'], redirect)) : []),
      ...(isFor.netlify && isFor.cloudflare && others.length > 0 ? [readable(others, input)] : []),
      ...(hasStubs && isFor.cloudflare && isFor.netlify && lines[0] ? [atOdds(input)] : []),
    ],
  }
}

function fixedLines(redirect: Redirect, isForced: boolean): Line[] {
  return spellings(redirect.from).map((from) => line(from, redirect.to ?? '', redirect, isForced))
}

type BareOptions = { isForced: boolean; trailingSlash: TrailingSlash }

const endsInRest = ({ from }: Redirect) => from.endsWith('/*')

/** On Cloudflare `/a/*` does not match `/a`, and for `/a/` it would keep the slash before the empty rest. */
function bareLines(redirect: Redirect, { isForced, trailingSlash }: BareOptions): Line[] {
  const from = redirect.from.slice(0, -2)
  if (from === '' || hasPattern({ ...redirect, from })) return []
  const to = targetOfNoRest(redirect.to ?? '', trailingSlash)
  const forms = redirect.to?.endsWith(`${to}/*`) ? [from, `${from}/`] : [from]
  return forms.map((each) => line(each, to, redirect, isForced))
}

function patternLines(redirect: Redirect, isForced: boolean): Line[] {
  const names = [...redirect.from.matchAll(/\/:([^/]+)/g)].map(([, name = '']) => name)
  const to = renamed(redirect.to ?? '', names).replace(/\*$/, ':splat')
  const forms = endsInRest(redirect) ? [redirect.from] : spellings(redirect.from)
  return forms.map((from) => line(renamed(from, names), to, redirect, isForced))
}

/** Placeholder names that both hosts accept: only letters, and no name is a prefix of another. */
function renamed(path: string, names: readonly string[]): string {
  return path.replace(/\/:([^/?#]+)/g, (whole, name: string) => {
    const index = names.indexOf(name)
    return index < 0 ? whole : `/:part${String.fromCharCode(97 + (index % 26))}`
  })
}

function line(from: string, to: string, redirect: Redirect, isForced: boolean): Line {
  return { text: `${urlText(from)} ${urlText(to)} ${redirect.status}${isForced ? '!' : ''}`, redirect }
}

/** A URL that is gone shows the error page, with status 410. */
function goneLines(redirect: Redirect): Line[] {
  const names = [...redirect.from.matchAll(/\/:([^/]+)/g)].map(([, name = '']) => name)
  const forms = endsInRest(redirect) ? [redirect.from] : spellings(redirect.from)
  return forms.map((from) => ({ text: `${urlText(renamed(from, names))} /404.html 410`, redirect }))
}

/**
 * Rules that hide files. On Netlify a forced 404 hides a file. Cloudflare has no such rule, but it applies a redirect
 * even if a file exists. These redirects come first, because Cloudflare counts every rule after the first pattern as a
 * pattern.
 */
function withHidden(
  lines: readonly Line[],
  others: readonly string[],
  isFor: { netlify: boolean; cloudflare: boolean },
): string[] {
  const texts = lines.map(({ text }) => text)
  if (isFor.cloudflare) return [...others.map((file) => `/${file} / 302`), ...texts]
  return [...texts, ...others.map((file) => `/${file} /404.html 404!`)]
}

/**
 * If two rules match, both hosts join the values of a header with a comma. So pages get no Cache-Control here: both
 * hosts default to `public, max-age=0, must-revalidate`. Two joined policies both apply.
 */
function headerText({ headers }: HostInput): string {
  const rule = (path: string, lines: readonly (readonly [string, string])[]) =>
    `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  return [
    rule('/*', [...headers.every, ['Content-Security-Policy', headers.policy.site]]),
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, [['Cache-Control', headers.cache.hashed]])),
    rule('/*.svg', [['Content-Security-Policy', headers.policy.drawing]]),
  ].join('\n')
}

/** `ours`: number of rules that belong to no redirect. */
type Counted = { fixed: Line[]; ours: number; patterns: Line[]; headers: string; at: Problem['at'] }

function overLimits({ fixed, ours, patterns, headers, at }: Counted): Problem[] {
  const problems: Problem[] = []
  const tooMany = (lines: Line[], limit: number, kind: string) => {
    const first = lines[limit]
    if (first)
      problems.push({
        code: 'too-many-redirects',
        severity: 'error',
        at: first.redirect.at,
        what: `This redirect is past Cloudflare's limit of ${limit} redirects ${kind}: there are ${lines.length}, with and without trailing slash.`,
        fix: 'Merge redirects with a common prefix into a pattern, remove old ones, or remove cloudflare from hosting.hosts in site.yaml.',
      })
  }
  tooMany(fixed, limits.fixed - ours, 'without a pattern')
  tooMany(patterns, limits.patterns, 'with a pattern')
  for (const { text, redirect } of [...fixed, ...patterns]) {
    if (text.length <= limits.redirectLine) continue
    problems.push({
      code: 'redirect-too-long',
      severity: 'error',
      at: redirect.at,
      what: `This redirect is ${text.length} characters long in _redirects, and Cloudflare allows ${limits.redirectLine}.`,
      fix: 'Shorten the URLs, or remove cloudflare from hosting.hosts in site.yaml.',
    })
  }
  const longest = Math.max(...headers.split('\n').map(({ length }) => length))
  if (longest > limits.headerLine)
    problems.push({
      code: 'header-too-long',
      severity: 'error',
      at,
      what: `A header is ${longest} characters long in _headers, and Cloudflare allows ${limits.headerLine}.`,
      fix: 'Use embeds from fewer companies, or remove cloudflare from hosting.hosts.',
    })
  return problems
}

function readable(others: readonly string[], { at }: HostInput): Problem {
  return {
    code: 'host-files-readable',
    severity: 'notice',
    at,
    what: `On Netlify anyone can read ${others.join(' and ')}. Cloudflare reads the same _redirects and does not support the rule that would hide ${others.length > 1 ? 'them' : 'it'}.`,
    fix: 'Use report/hosting/netlify.toml on Netlify, which has the rule, or list only one of the two in hosting.hosts.',
  }
}

function atOdds({ at }: HostInput): Problem {
  return {
    code: 'hosts-at-odds',
    severity: 'warning',
    at,
    what: 'For github-pages or s3 every redirect is also a page, and Netlify serves that page instead of the rule. Cloudflare does not support the mark that would force the rule.',
    fix: 'Remove netlify, cloudflare, or github-pages and s3 from hosting.hosts, and build for the removed host with a separate manifest.',
  }
}

/**
 * Netlify redirects to the right trailing slash only if a setting says so, and not from a file of the site.
 * @param hidden files that must not be served.
 */
const netlifySettings = (hidden: readonly string[]) => ({
  file: 'netlify.toml',
  text: [
    '# Generated by the build. Copy it to the root of the repository as netlify.toml: Netlify then redirects every URL',
    '# to the right trailing slash.',
    '[build.processing]',
    '  skip_processing = false',
    '[build.processing.html]',
    '  pretty_urls = true',
    ...hidden.flatMap((file) => [
      '',
      '# Configuration of another host, not part of the site.',
      '[[redirects]]',
      `  from = "/${file}"`,
      '  to = "/404.html"',
      '  status = 404',
      '  force = true',
    ]),
    '',
  ].join('\n'),
})
