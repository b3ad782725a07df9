import type { Fact, FactSources } from '../fact.ts'
import { companyAndServiceTexts, sentencesOf } from '../texts.ts'
import { report } from './stated.ts'

/** A claim that is a founding and no more: `desde 1987`, `Cerrajeros desde 1987`. */
const claimed = /^(?:\p{L}+ ){0,2}desde(?: el año)? ((?:19|20)\d\d)$/iu

/**
 * What a sentence says of the beginning of the company: `Somos cerrajeros desde 1995`, `Fundamos el taller en 1995`. With more
 * after the year, such as `en esta calle` or `con motores`, it is about a part of the work.
 */
const stated =
  /(?<!\p{L})(?:(?:[Ss]omos \p{Ll}+(?:[eo]r|ist|ic)[aeo]s |(?:(?<!\b(?:quien|quienes|que) )[Tt]rabajamos|[Dd]amos servicio|[Ee]n el oficio|[Aa]biert[oa]s?) )desde|(?:[Ff]undamos (?:la empresa|el taller|el negocio)|[Nn]uestr[oa] (?:empresa|taller|negocio) (?:nació|se fundó)|[Ee]mpresa fundada) en)(?: el año)? (?<year>(?:19|20)\d\d)(?=[.,;!]|$| y )/u

/** A year in which the company began that is another one than that of a claim. An article may be about anything. */
export function otherFounding(sources: FactSources): Fact[] {
  const { site, records } = sources
  const own = site.value.claims.flatMap(({ text }) => claimed.exec(text)?.[1] ?? [])
  const [first] = own
  if (first === undefined) return []
  return companyAndServiceTexts(sources).flatMap((field) => {
    if (field.record === site || records.folders.articles.some((article) => article === field.record)) return []
    return sentencesOf(field.text).flatMap((sentence) => {
      const { 0: words = '', groups: { year = '' } = {} } = stated.exec(sentence) ?? {}
      if (year === '' || own.includes(year)) return []
      const what = `The text says "${words}", but a claim in site.yaml has ${first}.`
      const found = report(field, { code: 'experience-differs', what, fix: 'Correct one of the two.', words })
      // The text may be about a part of the work.
      return [{ ...found, severity: 'warning' as const }]
    })
  })
}
