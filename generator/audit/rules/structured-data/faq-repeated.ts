import { shownOn } from '../../findings/references.ts'
import type { SiteRule } from '../../rule.ts'

/** Questions marked up on many pages. */
export const faqRepeated: SiteRule = {
  code: 'faq-repeated',
  scope: 'site',
  perLanguage: true,
  title: 'Duplicate FAQ markup',
  severity: 'warning',
  why: 'Google asks that a question on several pages is marked up on only one of them. It calls the same block on every page scaled content.',
  how: 'Counts the pages on which each marked-up question has the same answer.',
  fix: 'Mark up the questions on one page, and only show them on the others.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  thresholds: {
    most: { value: 3, unit: 'pages', meaning: 'Most pages that may mark up one question; more are a warning.' },
    error: { value: 10, unit: 'pages', meaning: 'Most pages before the finding is an error.' },
  },
  check: (site, { limit }) => {
    const counts = new Map<number, number>()
    for (const { questions } of site.pages)
      for (const hash of new Set(questions)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
    const repeated = new Set([...counts].flatMap(([hash, count]) => (count > limit('most') ? [hash] : [])))
    if (repeated.size === 0) return []
    const pages = site.pages.filter(({ questions }) => questions.some((hash) => repeated.has(hash)))
    const most = Math.max(...[...repeated].map((hash) => counts.get(hash) ?? 0))
    const [first] = pages
    if (!first) return []
    const subject = repeated.size === 1 ? 'A question is' : `${repeated.size} questions are`
    return [
      {
        ...(most > limit('error') && { severity: 'error' }),
        url: first.path,
        at: site.manifest.faqs.at,
        what: `${subject} marked up with the same answer on up to ${most} pages, starting with ${first.path}.`,
        ...shownOn(pages),
      },
    ]
  },
}
