import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** The same questions marked up on page after page. */
export const faqRepeated: SiteRule = {
  code: 'faq-repeated',
  scope: 'site',
  title: 'Same question marked up on several pages',
  severity: 'warning',
  why: 'Google asks that a question which stands on several pages is marked up on one. The same block on every page of a place is what it calls scaled content.',
  how: 'Marked-up questions with their answers are counted over the pages of the site.',
  fix: 'Mark the questions up on one page, and only show them on the others.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 3, unit: 'pages', meaning: 'Pages that may carry one question; more are a warning.' },
    error: { value: 10, unit: 'pages', meaning: 'More than this are an error.' },
  },
  check: (site, { limit }) => {
    const counts = new Map<number, number>()
    for (const { questions } of site.pages)
      for (const hash of new Set(questions)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
    const often = new Set([...counts].flatMap(([hash, count]) => (count > limit('most') ? [hash] : [])))
    if (often.size === 0) return []
    const pages = site.pages.filter(({ questions }) => questions.some((hash) => often.has(hash)))
    const most = Math.max(...[...often].map((hash) => counts.get(hash) ?? 0))
    const [first] = pages
    if (!first) return []
    const subject = often.size === 1 ? 'A question is' : `${often.size} questions are`
    return [
      {
        ...(most > limit('error') && { severity: 'error' }),
        url: first.path,
        at: site.manifest.faqs.at,
        what: `${subject} marked up with the same answer on as many as ${most} pages, the first of them ${first.path}.`,
        ...shownOn(pages),
      },
    ]
  },
}
