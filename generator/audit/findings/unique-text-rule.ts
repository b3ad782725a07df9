import type { Location } from '#manifest/schema.ts'
import type { AuditedSite } from '../../core/audited-site.ts'
import { groupBy } from '../../core/group-by.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { hasLeftover } from '../../core/text/leftovers.ts'
import { indexablePages } from '../graph/indexable.ts'
import { languageWords } from '../language/language-words.ts'
import type { RuleText, SiteFinding, SiteRule } from '../rule.ts'
import { sharedWords } from '../text/content-words.ts'
import { textSubject } from '../text/text-subject.ts'
import { shownOn } from './references.ts'
import { subjectOn } from './superseded.ts'

type DuplicateRule = RuleText & {
  /** What the text is, within a sentence, e.g. `title`. */
  name: string
  textOf: (page: AuditedPage) => string
}

/** A rule that a text is unique among the indexable pages, ignoring case and white space. */
export function uniqueTextRule({ name, textOf, ...text }: DuplicateRule): SiteRule {
  return {
    ...text,
    scope: 'site',
    perLanguage: true,
    check: (site, { limit }) =>
      groupEqual(site, textOf).flatMap((pages) => {
        const [first, second] = pages
        if (!first || !second) return []
        const odd = pages.length === 2 ? oddOf([first, second], textOf(first), site) : undefined
        const paths = (odd === second ? [second, first] : pages).map(({ path }) => path)
        const found = duplicateFinding(name, textOf(first), paths, placeOf(textOf(first), odd ?? second, site))
        // Of a copy of a page, its text says more.
        const areCopies = first.textHash !== '' && pages.every(({ textHash }) => textHash === first.textHash)
        const isManifold = text.thresholds?.error !== undefined && pages.length > limit('error')
        const severity = isManifold ? { severity: 'error' as const } : {}
        const copied = areCopies ? { followsFrom: [...(found.followsFrom ?? []), textSubject(first)] } : {}
        const unwritten = hasLeftover(textOf(first))
          ? { followsFrom: [first.path, subjectOn(first.path, 'title')] }
          : {}
        const nameless = name === 'title' ? namelessOf(pages) : {}
        return [{ ...found, ...severity, ...copied, ...nameless, ...unwritten, explains: paths, ...groupOf(pages) }]
      }),
  }
}

/** Titles that lack the names of their places are equal for that reason: all of them, or all but the one that is right. */
function namelessOf(pages: readonly AuditedPage[]): Pick<SiteFinding, 'followsFrom'> {
  if (pages.length < 3) return {}
  const lacking = pages.filter(({ strays }) => strays.some(({ slot, found }) => slot === 'title' && found === ''))
  return lacking.length < pages.length - 1 ? {} : { followsFrom: lacking.map(({ path }) => path) }
}

/** Most texts that the same page types share and that are reported one by one. */
const mostSingle = 3

/** More have one cause, such as a county with the name of its city. Pages of the section `pages` have texts of their own. */
function groupOf(pages: readonly AuditedPage[]): Pick<SiteFinding, 'group'> {
  if (pages.some(({ section }) => section === 'pages')) return {}
  const name = [...new Set(pages.map(({ route }) => String(route)))].sort().join(' ')
  return { group: { name, above: mostSingle } }
}

/** Of two pages with one text, the one whose heading says something else; undefined if both headings fit as well. */
function oddOf(pages: [AuditedPage, AuditedPage], text: string, { manifest }: AuditedSite): AuditedPage | undefined {
  const { functionWords } = languageWords(manifest)
  const [a = 0, b = 0] = pages.map(({ h1: [heading = ''] }) => sharedWords(text, heading, functionWords))
  return a === b ? undefined : pages[Number(a > b)]
}

/** The line of a text, in which the manifest may have a placeholder instead of the company's name. */
function placeOf(text: string, page: AuditedPage, site: AuditedSite): Location {
  const [longest = ''] = text
    .split(site.manifest.site.business.name)
    .map((part) => part.replace(/^[\s|–—-]+|[\s|–—-]+$/g, ''))
    .sort((a, b) => b.length - a.length)
  return site.locate(longest, page) ?? site.sourceOf(page)
}

/** A finding about a text that several pages have. */
export function duplicateFinding(name: string, text: string, paths: readonly string[], at: Location): SiteFinding {
  const [first = '', second = ''] = paths
  const more = paths.length - 2
  const places =
    more === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more} more ${more === 1 ? 'page' : 'pages'}`
  return {
    url: first,
    at,
    what: `The ${name} "${text}" is on ${places}.`,
    // Of two pages, one may have the text of the other by mistake.
    ...(paths.length === 2 && { followsFrom: paths }),
    ...shownOn(paths.map((path) => ({ path }))),
  }
}

/**
 * A text without the differences that do not distinguish texts. Testing for uneven white space is quicker than replacing
 * it, and few texts have any.
 */
export const comparableText = (text: string) =>
  (unevenSpace.test(text) ? text.replace(/\s+/g, ' ').trim() : text).toLowerCase()
const unevenSpace = /[^\S ]| {2}|^ | $/

function groupEqual(site: AuditedSite, textOf: (page: AuditedPage) => string): AuditedPage[][] {
  const groups = groupBy(indexablePages(site), (page) => comparableText(textOf(page)))
  groups.delete('')
  return [...groups.values()].filter((pages) => pages.length > 1)
}
