import { type Fact, type FactSources, fact } from './fact.ts'
import { companyTexts, type FieldText, matchesOf, textsOf } from './texts.ts'

/** Legal forms of companies, as their names have them. */
const forms =
  /(?<![\p{L}\d])(?:L\.?L\.?C\.?|Inc\.|Ltd\.?|P\.?L\.?C\.?|S\.L\.(?:U\.)?|S\.A\.(?:U\.)?|GmbH)(?![\p{L}\d])/u
const named = new RegExp(
  `(?<![\\p{L}\\d])(?!(?:At|In|The|By|From|Ask|Call|En|El|La|De|Con)\\s)((?:\\p{Lu}[\\p{L}\\d&’'-]*,? (?:(?:&|and|y|e|de|del|of|the) )*){1,6})(?:${forms.source})`,
  'gu',
)
/** What comes before the name of who makes or sells what the company uses, or is paid. */
const ofOthers = /(?<!\p{L})(?:by|from|through|with|por|marca|con|mediante)\s+$/iu
/** Letters of a word that tells two names apart. */
const fewestLetters = 4

/** `PeachandState` is Peach & State. */
const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\d]/gu, '')

/** `Peach State Doors LLC` in a text of another company. Legal pages name those who process data. */
export function checkNamedCompanies(sources: FactSources): Fact[] {
  const { name: own } = sources.site.value.business
  const { pages, articles, services } = sources.records.folders
  const others = new Set<FieldText['record']>([...pages.filter(({ value }) => value.screen === 'legal'), ...articles])
  const texts = [...companyTexts(sources), ...services.flatMap((record) => textsOf(record))]
  return texts.flatMap((field) => {
    if (others.has(field.record) || !forms.test(field.text)) return []
    for (const { 0: words, 1: name = '', index } of matchesOf(field.text, named)) {
      const long = name.split(/[\s,]+/).filter((word) => word.length >= fewestLetters)
      const isOwn =
        lettersOf(name) === lettersOf(own) ||
        2 * long.filter((word) => own.toLowerCase().includes(word.toLowerCase())).length > long.length
      if (isOwn || ofOthers.test(field.text.slice(0, index))) continue
      const what = `The text names "${words}", but the company is ${own}.`
      return [
        fact(
          field.record,
          field.path,
          { code: 'text-of-another-company', severity: 'warning', what, fix: 'Write {business}, or remove the name.' },
          words,
        ),
      ]
    }
    return []
  })
}
