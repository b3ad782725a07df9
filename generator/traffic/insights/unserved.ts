import { isPathOrPattern } from '#manifest/schema/redirect.ts'
import type { PathTraffic } from '../../core/traffic.ts'

/** An address that people, crawlers or search results still use, and that the site does not serve. */
export type UnservedAddress = {
  path: string
  clicks: number
  impressions: number
  /** Requests that were answered with 404 or 410. */
  missing: number
  crawls: number
  /** The page whose URL is most similar; undefined if none is. */
  suggestion: string | undefined
  /** A line for `redirects.yaml`. */
  line: string
}

type Site = {
  /** Whether the site serves a path: as a page, a file or a redirect. */
  isServed: (path: string) => boolean
  /** The page whose URL is most similar. */
  similarPage: (path: string) => string | undefined
}

/** What scanners of weaknesses ask every site for. */
const probe = /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml)\b|^\/(wp-|\.|cgi-bin|vendor\/|xmlrpc)/i
/** A path that failed once is a slip of somebody's. */
const leastRequests = 2
/** Finding a similar page compares with every page, so it is done for the most important addresses only. */
const mostSuggestions = 500

/** Addresses without a page, those with most clicks and requests first. */
export function unservedAddresses(
  byPath: ReadonlyMap<string, PathTraffic>,
  { isServed, similarPage }: Site,
): UnservedAddress[] {
  return [...byPath]
    .filter(
      ([path, { clicks, impressions, missing, served }]) =>
        (impressions > 0 || clicks > 0 || (missing >= leastRequests && !probe.test(path)) || served > 0) &&
        !isServed(path),
    )
    .toSorted(([a, one], [b, other]) => weight(other) - weight(one) || (a < b ? -1 : 1))
    .map(([path, { clicks, impressions, missing, crawls }], index) => {
      const suggestion = index < mostSuggestions ? similarPage(path) : undefined
      return { path, clicks, impressions, missing, crawls, suggestion, line: lineFor(path, suggestion) }
    })
}

function lineFor(path: string, suggestion: string | undefined): string {
  // Half a surrogate pair, which a log may have, cannot be encoded.
  const from = path.replace(/[^!-~\p{Cs}]/gu, encodeURIComponent)
  // In a redirect, a colon begins the name of a segment, and an asterisk stands for several.
  if (/[:*]/.test(from) || !isPathOrPattern(from))
    return `# ${JSON.stringify(path)} has characters that redirects.yaml cannot have.`
  return suggestion === undefined
    ? `# - { from: ${JSON.stringify(from)}, gone: "why there is no page any more" }`
    : `- { from: ${JSON.stringify(from)}, to: ${JSON.stringify(suggestion)} }`
}

const weight = ({ clicks, impressions, missing, crawls }: PathTraffic) =>
  clicks * 100 + impressions + missing * 10 + crawls
