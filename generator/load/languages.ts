import type { SiteRecord } from '#manifest/schema.ts'
import { languageFolder } from '../core/language-folder.ts'
import { languageInCountry } from '../core/language-in-country.ts'
import { isLanguageTag, usualTag } from '../core/language-tag.ts'
import type { Problem } from '../core/problem.ts'
import type { Located } from './records.ts'

/** A language of the site. */
export type Language = {
  /** BCP 47, e.g. `es-US`. */
  tag: string
  /** The tag in site.yaml, which may lack the country, e.g. `es`. */
  written: string
  /** Folder of its translation, e.g. `es`; empty for the first language, which the manifest itself is in. */
  folder: string
}

/** The languages of a site, the first being that of the manifest. Empty if site.yaml names none. */
export function languagesOf({ language, languages, business }: LanguageSettings): Language[] {
  const written = [...new Set(languages ?? (language === undefined ? [] : [language]))]
  return written.map((tag, index) => {
    const inCountry = languageInCountry(tag, business.address.country)
    return {
      tag: written.includes(inCountry) ? tag : inCountry,
      written: tag,
      folder: index === 0 ? '' : languageFolder(tag, written),
    }
  })
}

type LanguageSettings = Pick<SiteRecord, 'language' | 'languages'> & {
  business: { address: Pick<SiteRecord['business']['address'], 'country'> }
}

/** Checks the languages that site.yaml names. */
export function checkLanguages(site: Located<SiteRecord>): Problem[] {
  const { language, languages } = site.value
  const problem = (code: string, path: PropertyKey[], what: string, fix: string): Problem => ({
    code,
    severity: 'error',
    at: site.locate(path),
    what,
    fix,
  })
  const named = languages?.map((tag, index) => ({ tag, path: ['languages', index] })) ?? []
  const all = language === undefined ? named : [{ tag: language, path: ['language'] }, ...named]
  if (all.length === 0)
    return [problem('missing-field', ['language'], 'The field "language" is missing.', 'Add "language".')]
  return [
    ...all.flatMap(({ tag, path }) => {
      if (isLanguageTag(tag)) return []
      const usual = usualTag(tag)
      const suggestion = usual === undefined ? '' : `Did you mean "${usual}"? `
      const fix = `${suggestion}Write a language of ISO 639-1 in lower case and, if wanted, a country of ISO 3166-1, such as en-GB.`
      return [problem('unknown-language', path, `"${tag}" is not the tag of a language.`, fix)]
    }),
    ...named.flatMap(({ tag, path }, index) =>
      languages?.indexOf(tag) === index
        ? []
        : [problem('duplicate-entry', path, `"${tag}" is listed twice.`, 'Remove one of the two entries.')],
    ),
    ...(language !== undefined && languages !== undefined && languages[0] !== language
      ? [
          problem(
            'language-not-first',
            ['language'],
            `language is "${language}", but the first of languages is "${languages[0]}".`,
            'Remove "language", or write it first in "languages": the files of the manifest are in the first language.',
          ),
        ]
      : []),
  ]
}
