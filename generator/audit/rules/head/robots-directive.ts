import { metaContents } from '../../../core/html/page.ts'
import { type Directive, directivesOf } from '../../markup/head-elements.ts'
import type { Issue, PageRule } from '../../rule.ts'

/** Directives search engines know, with what may follow their colon. */
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

/** A directive for crawlers that none of them knows, or two that contradict each other. */
export const robotsDirective: PageRule = {
  code: 'robots-directive',
  scope: 'page',
  title: 'Directive for crawlers that says nothing',
  severity: 'warning',
  why: 'A misspelt directive is passed over in silence: a page meant to be hidden is listed, or the other way round.',
  how: 'The words of the meta elements "robots" and "googlebot" are compared with the directives Google and Bing publish, and with each other for contradictions.',
  fix: 'Write it as search engines know it. Where the build wrote the page, the file was changed afterwards.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  *check({ route, robots, own }) {
    // What the build writes on nearly every page; the rest is looked at closely.
    if (route === undefined || robots === 'index, follow, max-image-preview:large' || robots === '') return
    // Two elements may well say different things: one to all crawlers, the other to one of them.
    for (const content of ['robots', 'googlebot'].flatMap((name) => metaContents(own, name))) yield* issuesOf(content)
  },
}

function* issuesOf(content: string): Generator<Issue> {
  // The day of unavailable_after may hold commas, which part directives elsewhere.
  const directives = directivesOf(content.replace(/unavailable_after:.*/i, 'unavailable_after:1'))
  const names = new Set(directives.map(({ name }) => name))
  for (const directive of directives) {
    if (isKnown(directive)) continue
    const word = directive.value === undefined ? directive.name : `${directive.name}:${directive.value}`
    yield { what: `"${word}" among the directives for crawlers {pages} is none they know.`, cause: word }
  }
  const pair = opposites.find(([one, other]) => names.has(one) && names.has(other))
  if (pair)
    yield {
      what: `"${pair[0]}" and "${pair[1]}" {pages} contradict each other; the stricter one counts.`,
      cause: pair[0],
    }
}

function isKnown({ name, value }: Directive): boolean {
  if (!Object.hasOwn(known, name)) return false
  const form = known[name]
  return form ? value !== undefined && form.test(value) : value === undefined
}
