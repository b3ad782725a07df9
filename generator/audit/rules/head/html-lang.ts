import { elementsNamed } from '../../../core/html/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** A page that does not say its language, or says it wrongly. */
export const htmlLang: PageRule = {
  code: 'html-lang',
  scope: 'page',
  title: 'Language of the page missing or wrong',
  severity: 'error',
  why: 'A screen reader pronounces the text by this attribute, and browsers offer translations by it; with a wrong one the page is read out unintelligibly.',
  how: 'The lang attribute of the html element must be a well-formed language tag, of the language that site.yaml names.',
  fix: 'Write the language of site.yaml into the html element. Where the build wrote it, the file was changed afterwards.',
  source: 'https://www.w3.org/TR/WCAG22/#language-of-page',
  *check({ route, own }, { manifest }) {
    if (route === undefined) return
    const { language } = manifest.site
    const lang = elementsNamed(own, 'html')[0]?.attributes.lang?.trim() ?? ''
    if (lang === language) return
    if (lang === '') yield { what: `No language is given {pages}; it should be ${language}.`, cause: '' }
    else if (!isLanguageTag(lang))
      yield { what: `The language {pages} is "${lang}", which is no language tag.`, cause: lang }
    else if (primaryOf(lang) !== primaryOf(language))
      yield { what: `The language {pages} is "${lang}", but the site is in ${language}.`, cause: lang }
  },
}

const primaryOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
