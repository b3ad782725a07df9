import { boundedMemo } from '../../../core/bounded-memo.ts'
import { elementsNamed } from '../../../core/html/scan-html.ts'
import { usualTag } from '../../../core/language-tag.ts'
import type { PageRule } from '../../rule.ts'

/** A page whose language is missing or wrong. */
export const htmlLang: PageRule = {
  code: 'html-lang',
  scope: 'page',
  title: 'Page language missing or wrong',
  severity: 'error',
  why: 'Screen readers pronounce the text by this attribute, and browsers use it to offer translations. With a wrong one, the page is read out unintelligibly.',
  how: 'The lang attribute of the html element must be the tag of an existing language and country, in the language that site.yaml names, and the attribute dir its direction. Another code for this language, such as a former one, is a warning.',
  fix: 'Write the language of site.yaml into the html element. If the build wrote it, the file was changed afterwards.',
  source: 'https://www.w3.org/TR/WCAG22/#language-of-page',
  *check({ route, own }, { manifest }) {
    if (route === undefined) return
    const { language } = manifest.site
    const { lang: given, dir } = elementsNamed(own, 'html')[0]?.attributes ?? {}
    const lang = given?.trim() ?? ''
    const direction = rightToLeft.has(primaryOf(language) ?? '') ? 'rtl' : 'ltr'
    if (dir !== undefined && /^(?:rtl|ltr)$/i.test(dir) && dir.toLowerCase() !== direction)
      yield { what: `The direction {pages} is "${dir}", but ${language} is written as "${direction}".`, cause: dir }
    if (lang === language) return
    if (lang === '') yield { what: `No language is given {pages}; it should be ${language}.`, cause: '' }
    else if (!isWellFormed(lang))
      yield { what: `The language {pages} is "${lang}", which is not a language tag.`, cause: lang }
    else if (primaryOf(usualOf(lang) ?? lang) !== primaryOf(language))
      yield { what: `The language {pages} is "${lang}", but the site is in ${language}.`, cause: lang }
    else if (primaryOf(lang) !== primaryOf(language))
      yield {
        severity: 'warning',
        what: `The language {pages} is "${lang}", whose usual form is ${usualOf(lang)}.`,
        fix: 'Write the usual form, which every screen reader knows.',
        cause: lang,
      }
    else if (hasCountry.test(lang) && usualOf(lang)?.toLowerCase() !== lang.toLowerCase())
      yield { what: `The language {pages} is "${lang}", but no country has this code.`, cause: lang }
  },
}

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

const primaryOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

/** `en-GB`. Tags may have other parts, such as a script. */
const hasCountry = /^[a-z]{2,3}-[a-z]{2}$/i

const usualOf = boundedMemo(100, usualTag)

function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
