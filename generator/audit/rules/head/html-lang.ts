import { elementsNamed } from '../../../scan/scan-html.ts'
import type { PageRule } from '../../rule.ts'

/** A page whose language is missing or wrong. */
export const htmlLang: PageRule = {
  code: 'html-lang',
  scope: 'page',
  title: 'Page language missing or wrong',
  severity: 'error',
  why: 'Screen readers pronounce the text by this attribute, and browsers use it to offer translations. With a wrong one, the page is read out unintelligibly.',
  how: 'The lang attribute of the html element must be a well-formed tag of the language that site.yaml names.',
  fix: 'Write the language of site.yaml into the html element. If the build wrote it, the file was changed afterwards.',
  source: 'https://www.w3.org/TR/WCAG22/#language-of-page',
  *check({ route, own }, { manifest }) {
    if (route === undefined) return
    const { language } = manifest.site
    const lang = elementsNamed(own, 'html')[0]?.attributes.lang?.trim() ?? ''
    if (lang === language) return
    if (lang === '') yield { what: `No language is given {pages}; it should be ${language}.`, cause: '' }
    else if (!isLanguageTag(lang))
      yield { what: `The language {pages} is "${lang}", which is not a language tag.`, cause: lang }
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
