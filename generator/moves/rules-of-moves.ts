import { RedirectRule } from '#manifest/schema/redirect.ts'
import { similarPages } from '../core/similar-pages.ts'
import type { Export, Move, Skipped } from './read-moves.ts'

/** A redirect to write into redirects.yaml. */
export type NewRule = { from: string; to: string } | { from: string; gone: string }

/** A URL without a target, with the page whose URL is most similar to it. */
export type Undecided = { from: string; line: number; suggestion: string | undefined }

export type Moves = { rules: NewRule[]; undecided: Undecided[]; skipped: Skipped[] }

type Known = {
  /** Scheme and host of this site. */
  origin: string
  /** Paths of all pages. */
  pages: ReadonlySet<string>
  /** Sources of the rules that redirects.yaml has. */
  written: ReadonlySet<string>
  trailingSlash: 'always' | 'never'
}

type SimilarPage = { similarPage: (path: string) => string | undefined }

/**
 * Turns the moves of another site into redirects of this one. A URL that is a page of this site, or that has a redirect
 * already, needs none.
 */
export function rulesOfMoves({ moves, skipped }: Export, site: Known): Moves {
  const known = { ...site, similarPage: similarPages(site.pages) }
  const result: Moves = { rules: [], undecided: [], skipped: [...skipped] }
  const sources = new Set(known.written)
  for (const move of moves) {
    const outcome = ruleOf(move, known, sources)
    if ('reason' in outcome) result.skipped.push({ line: move.line, reason: outcome.reason })
    else if ('suggestion' in outcome) result.undecided.push(outcome)
    else result.rules.push(outcome)
    if ('from' in outcome) sources.add(outcome.from)
  }
  result.skipped.sort((a, b) => a.line - b.line)
  return result
}

function ruleOf(
  move: Move,
  known: Known & SimilarPage,
  sources: ReadonlySet<string>,
): NewRule | Undecided | { reason: string } {
  const { pathname, search } = urlOf(move.from, known.origin)
  if (pathname === undefined) return { reason: `"${move.from}" is not a URL.` }
  const from = inForm(pathname, known)
  if (search)
    return { reason: `"${move.from}" differs from ${from} only by its query, which hosts do not redirect by.` }
  if (known.pages.has(from)) return { reason: `${from} is a page of this site.` }
  if (sources.has(from)) return { reason: `${from} has a redirect already.` }
  if (move.isGone) return checked({ from, gone: 'Removed before the site moved here.' })
  const to = move.to === undefined ? undefined : targetOf(move.to, known)
  if (to !== undefined) return checked({ from, to })
  // A target that was a page of the other site says more of the content than the URL that leads to it.
  const meant = move.to === undefined ? undefined : urlOf(move.to, known.origin).pathname
  const suggestion =
    (meant === undefined ? undefined : known.similarPage(inForm(meant, known))) ?? known.similarPage(from)
  return { from, line: move.line, suggestion }
}

/** A rule that redirects.yaml accepts. */
function checked(rule: NewRule): NewRule | { reason: string } {
  const { success, error } = RedirectRule.safeParse(rule)
  return success ? rule : { reason: `"${rule.from}": ${error.issues[0]?.message ?? 'it is not a redirect'}.` }
}

/** A page of this site, or a URL of another one. Undefined for a path of this site that is not a page. */
function targetOf(to: string, known: Known): string | undefined {
  const { origin, pathname, hash } = urlOf(to, known.origin)
  if (pathname === undefined) return undefined
  const path = inForm(pathname, known)
  if (known.pages.has(path)) return path + hash
  // The export is of the site that moved here, so its own host is this site's.
  return origin === known.origin || !to.startsWith('https:') ? undefined : to
}

function urlOf(text: string, base: string) {
  const { origin, pathname, search, hash } = URL.canParse(text, base) ? new URL(text, base) : ({} as Partial<URL>)
  return { origin, pathname, search, hash: hash ?? '' }
}

function inForm(path: string, { trailingSlash }: Known): string {
  const bare = path.replace(/\/+$/, '')
  const isFile = /\.[a-z0-9]{2,5}$/i.test(bare)
  return bare === '' || (trailingSlash === 'always' && !isFile) ? `${bare}/` : bare
}
