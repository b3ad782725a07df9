import type { AuditedSite } from '../../../core/audited-site.ts'
import type { AuditedPage } from '../../../core/site-facts.ts'
import { nearest } from '../../../core/suggest.ts'
import { lostSections } from '../../findings/lost-sections.ts'
import { sectionsWithoutData } from '../../findings/optional-sections.ts'
import { pageTypesOf } from '../../findings/outliers.ts'
import { perPageType } from '../../findings/per-page-type.ts'
import { subjectOn } from '../../findings/superseded.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

/** Most pages of a type that may lack a section by mistake: one, or one in a hundred up to this number. */
const mostLacking = 3

/** Fewest pages of a type whose numbers of sections show how many each page has. */
const fewestCounted = 30

/** A page without a section that nearly all others of its type have, or that the manifest has for it. */
export const sectionMissing: SiteRule = {
  code: 'section-missing',
  scope: 'site',
  perLanguage: true,
  title: 'Missing section',
  severity: 'warning',
  why: 'A section that all other pages of a type have was most likely lost in an edit, and visitors look for it in vain.',
  how: 'Compares the H2 headings of indexable pages of one type, with names of places and services masked. A heading counts as usual if only one page lacks it, or one in a hundred and at most three. Of a type with thirty pages or more, one with fewer headings lacks a section too, if all others have the same number. Ignores page types with fewer than eight pages, and sections that the manifest has nothing for, such as the traits of a place without any. Each heading of the text of a page or an article must be on its page, too.',
  fix: 'Add the section. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: [
    'element-unclosed',
    'h1-several',
    'heading-order',
    'placeholder-text',
    'source-in-text',
    'soft-404',
    'text-garbled',
    'text-language',
  ],
  check: (site) => [
    ...lostSections(site).map(({ page, heading }) => ({
      url: page.path,
      at: site.sourceOf(page),
      what: `${page.path} has no section "${heading}", which the manifest has.`,
      subject: subjectOn(page.path, heading),
    })),
    ...pageTypesOf(site).flatMap((pages): SiteFinding[] => {
      /** Headings in small letters, with the first way to write each. */
      const counts = new Map<string, { written: string; count: number }>()
      for (const { headingPattern } of pages)
        for (const [heading, written] of headingsIn(headingPattern)) {
          const known = counts.get(heading)
          if (known) known.count++
          else counts.set(heading, { written, count: 1 })
        }
      const most = Math.max(1, Math.min(mostLacking, Math.floor(pages.length / 100)))
      const usual = [...counts].flatMap(([heading, { count }]) => {
        const lacking = pages.length - count
        return lacking > 0 && lacking <= most ? heading : []
      })
      const short = usual.length === 0 ? shortPage(pages, site) : undefined
      if (short)
        return [
          perPageType(site, short.page, {
            what: `${short.page.path} has ${short.own} sections, and all other pages of its type have ${short.usual}.`,
          }),
        ]
      return pages.flatMap((page) => {
        const own = headingsIn(page.headingPattern)
        const missing = usual.find(
          (heading) =>
            !own.has(heading) &&
            ![...own.keys()].some(isFormOf(heading)) &&
            !sectionsWithoutData(site.manifest, page).some((section) => section.isBelow(heading)),
        )
        const { written, count } = counts.get(missing ?? '') ?? {}
        if (missing === undefined || written === undefined) return []
        // A heading that names another place is a finding of its own.
        // So is a heading without its text.
        const isChanged =
          page.strays.some(({ phrase }) => isAlmost(phrase.toLowerCase(), missing)) ||
          page.issues.some(({ code }) => code === 'heading-empty')
        const others = count === pages.length - 1 ? 'all other' : 'nearly all'
        // A heading that no other page has may be the missing one with a slip, or in another language.
        const rare = [...own.keys()].filter((heading) => counts.get(heading)?.count === 1)
        const slip = rare.find((heading) => isAlmost(heading, missing)) ?? nearest(missing, rare)
        const followsFrom = rare.map((heading) => subjectOn(page.path, heading))
        const what =
          slip === undefined
            ? `${page.path} has no section "${unmasked(written)}", which ${others} pages of its type have.`
            : `${page.path} has the heading "${unmasked(own.get(slip) ?? '')}", and ${others} pages of its type have "${unmasked(written)}".`
        return isChanged ? [] : perPageType(site, page, { what, variant: missing, followsFrom })
      })
    }),
  ],
}

/**
 * The one page that has fewer sections than all others, which have the same number. Their headings may differ from page to
 * page.
 */
function shortPage(
  pages: readonly AuditedPage[],
  { manifest }: AuditedSite,
): { page: AuditedPage; own: number; usual: number } | undefined {
  if (pages.length < fewestCounted) return undefined
  const [first, second, ...others] = pages
    .map((page) => ({ page, own: sectionsOf(page) }))
    .sort((a, b) => a.own - b.own)
  // Where numbers differ from page to page, one has to be the lowest.
  if (!first || !second || first.own === 0 || first.own === second.own || others.at(-1)?.own !== second.own)
    return undefined
  // All others may have what the manifest does not give this one.
  const lacking = sectionsWithoutData(manifest, first.page)
  if (lacking.some(({ hasData }) => pages.some(({ params }) => hasData(params)))) return undefined
  return first.page.issues.some(({ code }) => code === 'heading-empty') ? undefined : { ...first, usual: second.own }
}

const sectionsOf = ({ headingPattern }: AuditedPage) => headingPattern.split(' | ').length

/** Headings in small letters, with how to show each. Words are masked without their apostrophes. */
const headingsIn = (pattern: string) =>
  new Map(
    pattern
      .split(' | ')
      .flatMap((words) => (words === '' ? [] : [[words.toLowerCase(), words.replace(clipped, '’$1')] as const])),
  )

/** A heading as readers know it: `Articles about …`, where each page has a name. */
const unmasked = (heading: string) => heading.replace(/\{\w+\}/g, '…')

/** What English has after an apostrophe: `What s Included`. */
const clipped = /(?<=[\p{L}}]) (s|t|re|ve|ll)(?= |$)/gu

/** Most letters that the plural of a word has more than the word. */
const mostLetters = 2
/** Letters with which both begin at least if other letters follow: "postaux" of "postal". */
const fewestShared = 5

/** Whether a heading is another form of a heading: "Postal codes" of "Postal code", "Codes postaux" of "Code postal". */
function isFormOf(heading: string): (other: string) => boolean {
  const words = heading.split(' ')
  const isForm = (a: string, b: string) =>
    b.startsWith(a.length > fewestShared ? a.slice(0, -1) : a) &&
    b.length >= a.length &&
    b.length - a.length <= mostLetters
  return (other) => {
    const others = other.split(' ')
    return (
      others.length === words.length &&
      words.every((word, at) => isForm(word, others[at] ?? '') || isForm(others[at] ?? '', word))
    )
  }
}

/** Whether a text is a masked heading with other words in place of its masked names. */
function isAlmost(text: string, masked: string): boolean {
  const parts = masked.split(/\{\w+\}/)
  if (parts.length < 2 || !text.startsWith(parts[0] ?? '')) return false
  return text.endsWith(parts.at(-1) ?? '') && parts.every((part) => text.includes(part))
}
