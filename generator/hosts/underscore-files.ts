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

// `_redirects` and `_headers`, which Netlify and Cloudflare read under the same names. Written so that one file serves
// both. Sources: https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/,
// https://docs.netlify.com/manage/routing/redirects/overview/ and …/headers/

/** Of Cloudflare; Netlify states none. */
const limits = { fixed: 2000, patterns: 100, redirectLine: 1000, headerLine: 2000 } as const

type Line = { text: string; redirect: Redirect }

export function underscoreFiles(input: HostInput): HostOutput {
  const { hosts, redirects, trailingSlash } = input
  const isFor = { netlify: hosts.includes('netlify'), cloudflare: hosts.includes('cloudflare') }
  // A page that sends on stands at the very address. Netlify serves it unless the rule insists, which Cloudflare, where
  // rules always come first, cannot read.
  const hasStubs = hosts.includes('github-pages') || hosts.includes('s3')
  const insists = hasStubs && !isFor.cloudflare
  const moved = redirects.filter(({ to }) => to !== undefined)
  const gone = redirects.filter(({ to }) => to === undefined)
  // Cloudflare asks for those without a pattern first, and counts what follows the first pattern as patterns.
  const fixed = moved.filter((redirect) => !hasPattern(redirect)).flatMap((redirect) => fixedLines(redirect, insists))
  const bare = moved.filter(endsInRest).flatMap((redirect) => bareLines(redirect, { insists, trailingSlash }))
  const patterns = moved.filter(hasPattern).flatMap((redirect) => patternLines(redirect, insists))
  const removed = isFor.netlify ? gone.flatMap(goneLines) : []
  const lines = [...fixed, ...bare, ...patterns, ...removed]
  const others = configOfOthers(hosts, ['netlify', 'cloudflare'])
  const headers = headerText(input)
  return {
    ...nothing,
    files: [
      {
        file: '_redirects',
        text: withHidden(lines, others, isFor)
          .map((text) => `${text}\n`)
          .join(''),
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

function fixedLines(redirect: Redirect, insists: boolean): Line[] {
  return spellings(redirect.from).map((from) => line(from, redirect.to ?? '', redirect, insists))
}

type BareOptions = { insists: boolean; trailingSlash: TrailingSlash }

const endsInRest = ({ from }: Redirect) => from.endsWith('/*')

/** Cloudflare's `/a/*` is not `/a`, and for `/a/` it leaves the slash before what is not there. */
function bareLines(redirect: Redirect, { insists, trailingSlash }: BareOptions): Line[] {
  const from = redirect.from.slice(0, -2)
  if (from === '' || hasPattern({ ...redirect, from })) return []
  const to = targetOfNoRest(redirect.to ?? '', trailingSlash)
  const forms = redirect.to?.endsWith(`${to}/*`) ? [from, `${from}/`] : [from]
  return forms.map((each) => line(each, to, redirect, insists))
}

function patternLines(redirect: Redirect, insists: boolean): Line[] {
  const names = [...redirect.from.matchAll(/\/:([^/]+)/g)].map(([, name = '']) => name)
  const to = renamed(redirect.to ?? '', names).replace(/\*$/, ':splat')
  const forms = endsInRest(redirect) ? [redirect.from] : spellings(redirect.from)
  return forms.map((from) => line(renamed(from, names), to, redirect, insists))
}

/** Names as both hosts read them: letters, and none the beginning of another. */
function renamed(path: string, names: readonly string[]): string {
  return path.replace(/\/:([^/?#]+)/g, (whole, name: string) => {
    const index = names.indexOf(name)
    return index < 0 ? whole : `/:part${String.fromCharCode(97 + (index % 26))}`
  })
}

function line(from: string, to: string, redirect: Redirect, insists: boolean): Line {
  return { text: `${urlText(from)} ${urlText(to)} ${redirect.status}${insists ? '!' : ''}`, redirect }
}

/** What is gone shows the page for what is not there, with a status of its own. */
function goneLines(redirect: Redirect): Line[] {
  const names = [...redirect.from.matchAll(/\/:([^/]+)/g)].map(([, name = '']) => name)
  const forms = endsInRest(redirect) ? [redirect.from] : spellings(redirect.from)
  return forms.map((from) => ({ text: `${urlText(renamed(from, names))} /404.html 410`, redirect }))
}

/**
 * On Netlify a rule hides a file by insisting. Cloudflare knows no such rule, and follows any that leads elsewhere
 * whether there is a file or not; they come first, for past the first pattern it counts every rule as one.
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
 * Where two rules meet, both hosts join the values with a comma. So pages keep the Cache-Control both give them,
 * `public, max-age=0, must-revalidate`, and of two policies both are in force.
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

/** `ours`: how many rules are of none of the redirects. */
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
        what: `Cloudflare follows ${limit} redirects ${kind}, and this is past them: there are ${lines.length} with both spellings of each address.`,
        fix: 'Join redirects that share a beginning into one with a pattern, drop old ones, or take cloudflare out of hosting.hosts in site.yaml.',
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
      what: `This redirect is ${text.length} characters long as Cloudflare reads it, and it reads ${limits.redirectLine}.`,
      fix: 'Shorten the addresses, or take cloudflare out of hosting.hosts in site.yaml.',
    })
  }
  const longest = Math.max(...headers.split('\n').map(({ length }) => length))
  if (longest > limits.headerLine)
    problems.push({
      code: 'header-too-long',
      severity: 'error',
      at,
      what: `A header is ${longest} characters long as Cloudflare reads it, and it reads ${limits.headerLine}.`,
      fix: 'Have fewer embeds of different companies, or take cloudflare out of hosting.hosts.',
    })
  return problems
}

function readable(others: readonly string[], { at }: HostInput): Problem {
  return {
    code: 'host-files-readable',
    severity: 'notice',
    at,
    what: `On Netlify anybody can read ${others.join(' and ')}: the rule that would hide ${others.length > 1 ? 'them' : 'it'} Cloudflare, which reads the same _redirects, cannot read.`,
    fix: 'It is in report/hosting/netlify.toml: take that over for Netlify, or name one of the two in hosting.hosts.',
  }
}

function atOdds({ at }: HostInput): Problem {
  return {
    code: 'hosts-at-odds',
    severity: 'warning',
    at,
    what: 'For github-pages or s3 each redirect is also a page, which Netlify then shows in place of its rule: what would make the rule come first, Cloudflare cannot read.',
    fix: 'Take one of netlify, cloudflare and github-pages or s3 out of hosting.hosts, and build for it with a manifest of its own.',
  }
}

/**
 * Netlify leads to the one spelling of an address only when told to, and not in a file of the site.
 * @param hidden files that nobody is to read.
 */
const netlifySettings = (hidden: readonly string[]) => ({
  file: 'netlify.toml',
  text: [
    '# Made by the build. Goes beside the source, as netlify.toml: Netlify then leads every other spelling of an',
    '# address to the one of the site.',
    '[build.processing]',
    '  skip_processing = false',
    '[build.processing.html]',
    '  pretty_urls = true',
    ...hidden.flatMap((file) => [
      '',
      '# For another host, and no part of the site.',
      '[[redirects]]',
      `  from = "/${file}"`,
      '  to = "/404.html"',
      '  status = 404',
      '  force = true',
    ]),
    '',
  ].join('\n'),
})
