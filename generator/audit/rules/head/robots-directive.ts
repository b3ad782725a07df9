import { metaContents } from '../../../scan/page-scanner.ts'
import { type Directive, directivesOf } from '../../markup/head-elements.ts'
import type { Issue, PageRule } from '../../rule.ts'

/** Documented directives, with the pattern of the value after their colon. */
const known: Readonly<Record<string, RegExp | undefined>> = {
  all: undefined,
  follow: undefined,
  index: undefined,
  indexifembedded: undefined,
  'max-image-preview': /^(none|standard|large)$/,
  'max-snippet': /^(-1|\d+)$/,
  'max-video-preview': /^(-1|\d+)$/,
  noarchive: undefined,
  nocache: undefined,
  nofollow: undefined,
  noimageindex: undefined,
  noindex: undefined,
  none: undefined,
  nosnippet: undefined,
  notranslate: undefined,
  unavailable_after: /\d/,
}
const opposites = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
  ['all', 'none'],
  ['all', 'noindex'],
  ['index', 'none'],
] as const

/** A robots directive that no crawler knows, or two that contradict each other. */
export const robotsDirective: PageRule = {
  code: 'robots-directive',
  scope: 'page',
  title: 'Unknown or contradictory robots directive',
  severity: 'warning',
  why: 'Crawlers ignore a misspelled directive without notice: a page meant to be hidden is indexed, or the reverse.',
  how: 'Compares the directives in the meta elements "robots" and "googlebot" with those that Google and Bing document, and with each other for contradictions.',
  fix: 'Write the directive as search engines document it. If the build wrote the page, the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  *check({ route, robots, own }) {
    // The build writes this on nearly every page, so most pages need no further check.
    if (route === undefined || robots === 'index, follow, max-image-preview:large' || robots === '') return
    // The two elements may differ: one is for all crawlers, the other for one of them.
    for (const content of ['robots', 'googlebot'].flatMap((name) => metaContents(own, name))) yield* issuesOf(content)
  },
}

function* issuesOf(content: string): Generator<Issue> {
  // The date of unavailable_after may contain commas, which separate directives elsewhere.
  const directives = directivesOf(content.replace(/unavailable_after:.*/i, 'unavailable_after:1'))
  const names = new Set(directives.map(({ name }) => name))
  for (const directive of directives) {
    if (isKnown(directive)) continue
    const word = directive.value === undefined ? directive.name : `${directive.name}:${directive.value}`
    yield { what: `The robots directive "${word}" {pages} is unknown to search engines.`, cause: word }
  }
  const pair = opposites.find(([one, other]) => names.has(one) && names.has(other))
  if (pair)
    yield {
      what: `The robots directives "${pair[0]}" and "${pair[1]}" {pages} contradict each other. Search engines apply the stricter one.`,
      cause: pair[0],
    }
}

function isKnown({ name, value }: Directive): boolean {
  if (!Object.hasOwn(known, name)) return false
  const form = known[name]
  return form ? value !== undefined && form.test(value) : value === undefined
}
