import { type Fact, type FactSources, fact } from '../fact.ts'
import { factWordsOf } from '../languages/fact-words.ts'
import { companyAndServiceTexts, matchesOf, textsOf } from '../texts.ts'

/** A form of address is that of the site if so many texts have it, and so many times more than have another. */
const usual = { texts: 5, times: 5 }

/** What others say: `Le dirán «tú eliges»`. */
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/g

/** Texts that say `tú` where the others say `usted`, or the other way around. One finding for all of them. */
export function checkFormOfAddress(sources: FactSources): Fact[] {
  const words = factWordsOf(sources.records.language.tag)
  if (!words) return []
  const { guide, counties } = sources.records.folders
  const texts = [...companyAndServiceTexts(sources), ...[...guide, ...counties].flatMap((record) => textsOf(record))]
  const having = (pattern: RegExp) =>
    texts.flatMap((field) => {
      const [found] = matchesOf(field.text.replace(quoted, ''), pattern)
      return found ? [{ ...field, words: found[0] }] : []
    })
  const { formal, informal } = words.address
  const [more = [], fewer = []] = [having(formal), having(informal)].sort((a, b) => b.length - a.length)
  const [first] = fewer
  if (!first || more.length < usual.texts || more.length < usual.times * fewer.length) return []
  const others = fewer.length === 1 ? '' : ` So do ${fewer.length - 1} more.`
  const what = `The text says "${first.words}", but ${more.length} texts address the reader as in "${more[0]?.words}".${others}`
  const fix = 'Use one form of address on the whole site.'
  return [
    fact(first.record, first.path, { code: 'form-of-address-differs', severity: 'warning', what, fix }, first.words),
  ]
}
