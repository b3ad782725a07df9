import { languageWords } from '../../language/language-words.ts'
import type { SiteFinding, SiteRule } from '../../rule.ts'

const wanted = [
  { name: 'privacy policy', kind: 'privacy', purpose: 'says what happens to the data a visitor enters' },
  { name: 'terms', kind: 'terms', purpose: 'say what a customer agrees to' },
] as const

/** No link to the privacy policy or the terms. */
export const legalPages: SiteRule = {
  code: 'legal-pages',
  scope: 'site',
  perLanguage: true,
  needsWords: true,
  title: 'Missing privacy policy or terms',
  severity: 'warning',
  why: 'Visitors who fill in a form have a right to know what happens to their data. Many laws and payment providers require both pages.',
  how: 'A link in a shared footer or on the home page must have "privacy" in its text or URL, and another one "terms" or "conditions", or the same in the language of the site.',
  fix: 'Write the page, and link to it in the footer (navigation.yaml).',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  check: ({ parts, pages, targets, anchorTexts, manifest }) => {
    if (pages.length === 0) return []
    const home = pages.find(({ route }) => route === 'home')
    const links = [...parts.filter(({ name }) => name.startsWith('footer')), ...(home ? [home] : [])]
    const { legalPages } = languageWords(manifest)
    return wanted.flatMap(({ name, kind, purpose }): SiteFinding[] => {
      const words = legalPages[kind]
      const isLinked = links.some(({ anchors }) => {
        for (let i = 0; i < anchors.length; i += 3)
          if (words.test(targets[anchors[i] ?? -1] ?? '') || words.test(anchorTexts[anchors[i + 1] ?? -1] ?? ''))
            return true
        return false
      })
      if (isLinked) return []
      return [
        { url: home?.path ?? '/', at: manifest.siteAt, what: `No footer links to the ${name}, which ${purpose}.` },
      ]
    })
  },
}
