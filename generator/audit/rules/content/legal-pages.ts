import type { SiteFinding, SiteRule } from '../../rule.ts'

/** English. What a footer calls them, or the address they have. */
const wanted = [
  { name: 'privacy policy', words: /privacy/i, why: 'say what happens to what a visitor enters' },
  { name: 'terms', words: /\bterms\b|conditions/i, why: 'say what a customer agrees to' },
]

/** What a visitor must be able to find from every page. */
export const legalPages: SiteRule = {
  code: 'legal-pages',
  scope: 'site',
  title: 'No way to the privacy policy or the terms',
  severity: 'warning',
  why: 'Who enters an address into a form may know what becomes of it, and many laws and payment providers ask for both pages.',
  how: 'The text or address of a link in a footer, or of one on the front page where no footer is shared, holds "privacy", and of one "terms" or "conditions".',
  fix: 'Write the page, and link it in the footer (navigation.yaml).',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  check: ({ parts, pages, pagesByPath, targets, anchorTexts, manifest }) => {
    if (pages.length === 0) return []
    const home = pagesByPath.get('/')
    const links = [...parts.filter(({ name }) => name.startsWith('footer')), ...(home ? [home] : [])]
    return wanted.flatMap(({ name, words, why }): SiteFinding[] => {
      const isLinked = links.some(({ anchors }) => {
        for (let i = 0; i < anchors.length; i += 3)
          if (words.test(targets[anchors[i] ?? -1] ?? '') || words.test(anchorTexts[anchors[i + 1] ?? -1] ?? ''))
            return true
        return false
      })
      if (isLinked) return []
      return [{ url: '/', at: manifest.siteAt, what: `No footer links the ${name}, which would ${why}.` }]
    })
  },
}
