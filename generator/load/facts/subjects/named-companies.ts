import { isOneSlip } from '../../../core/suggest.ts'
import { literal } from '../../../core/text/literal.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, companyTexts, type FieldText, matchesOf, siteTexts, textsOf } from '../texts.ts'
import { checkKnownCompanies } from './known-companies.ts'

/** Legal forms of companies, as their names have them. */
const forms =
  /(?<![\p{L}\d])(?:L\.?L\.?C\.?|Inc\.|Ltd\.?|P\.?L\.?C\.?|S\.L\.(?:U\.)?|S\.A\.(?:U\.)?|GmbH)(?![\p{L}\d])/u
const named = new RegExp(
  `(?<![\\p{L}\\d])(?!(?:At|In|The|By|From|Ask|Call|En|El|La|De|Con)\\s)((?:\\p{Lu}[\\p{L}\\d&’'-]*,? (?:(?:&|and|y|e|de|del|of|the) )*){1,6})(?:${forms.source})`,
  'gu',
)
/** Words before the name of a supplier, a maker, or someone who is paid. */
const ofOthers = /(?<!\p{L})(?:by|from|through|with|por|marca|con|mediante)\s+$/iu
/** Fewest letters of a word that distinguishes two names. */
const fewestLetters = 4

/** `PeachandState` is Peach & State. */
const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\d]/gu, '')

/** What a description says of its subject, by language. */
const does: Readonly<Record<string, string>> = {
  en: 'is|has|offers|provides|serves|cleans|repairs|installs|fixes|looks|helps|brings|keeps|takes|makes|does|works|covers|delivers|speciali[sz]es|handles|maintains|builds|removes',
  es: 'es|tiene|ofrece|presta|atiende|limpia|repara|instala|arregla|cuida|ayuda|lleva|hace|trabaja|cubre|mantiene|construye|pinta|abre|localiza|elimina|revisa',
}

/** `Sparkle Maids looks after homes`, as the description of another company: one of a template, or of an earlier name. */
export function checkDescription(sources: FactSources): Fact[] {
  const { site, records } = sources
  const verbs = does[records.language.tag.split('-', 1)[0] ?? '']
  if (verbs === undefined) return []
  const said = new RegExp(`^((?:\\p{Lu}[\\p{L}\\d’&'-]+ ){2,5})(?:${verbs})(?!\\p{L})`, 'u')
  const { name: own } = site.value.business
  const { cities, folders } = records
  const known = [...cities, ...folders.counties, ...folders.services, ...folders.offices].map(({ value }) => value.name)
  const found = siteTexts(sources).flatMap((field) => {
    if (field.path[0] === 'claims' || field.text.includes('{business}')) return []
    const name = said.exec(field.text)?.[1]?.trim()
    if (name === undefined || lettersOf(field.text).includes(lettersOf(own))) return []
    const isKnown =
      known.some((each) => each.includes(name) || name.includes(each)) ||
      name.split(' ').some((word) => word.length >= fewestLetters && own.includes(word))
    return isKnown ? [] : [{ field, name }]
  })
  const [first] = found
  if (!first) return []
  const what = `The description is about "${first.name}", but the company is ${own}.`
  const fix = 'Write the name of the company.'
  return [
    fact(
      first.field.record,
      first.field.path,
      { code: 'text-of-another-company', severity: 'warning', what, fix },
      first.name,
    ),
  ]
}

/** Other companies in texts: those with a legal form, one that a description is about, and the own one with its words cut. */
export function checkNamedCompanies(sources: FactSources): Fact[] {
  const inTexts = checkLegalForms(sources)
  return [
    ...(inTexts.length > 0 ? inTexts : checkDescription(sources)),
    ...checkKnownCompanies(sources),
    ...checkCutName(sources),
    ...checkMisspeltName(sources),
  ]
}

/** Fewest letters of a word of the name that is compared. */
const shortestWord = 5

/** `Drifwood Boats` of Driftwood Boats: one word of the name with a slip, beside its other words. */
function checkMisspeltName(sources: FactSources): Fact[] {
  const own = sources.site.value.business.name
  const words = own.split(' ')
  if (words.length < 2) return []
  const domain = new URL(sources.site.value.origin).hostname.toLowerCase()
  // With a slip in the name itself, the domain and the texts are right.
  const isInDomain = (word: string) => domain.includes(word.toLowerCase())
  const slips = words.flatMap((word, at) => {
    if (word.length < shortestWord) return []
    const any = '(\\p{Lu}\\p{L}{3,})'
    const [before, after] = [words.slice(0, at), words.slice(at + 1)].map((part) => part.map(literal).join(' '))
    // The words that are known come first, behind what is before them: they are searched for much faster.
    const pattern = before
      ? `(?<![\\p{L}\\d])${before} ${any}${after && ` ${after}`}`
      : `(?<=(?<![\\p{L}\\d])${any}) ${after}`
    return [{ word, pattern: new RegExp(`${pattern}(?!\\p{L})`, 'gu') }]
  })
  const neighbors = words.filter((word) => word.length >= shortestWord)
  const texts = [...companyAndServiceTexts(sources), ...sources.records.folders.cities.flatMap((city) => textsOf(city))]
  return texts.flatMap((field) => {
    if (!neighbors.some((word) => field.text.includes(word))) return []
    for (const { word, pattern } of slips)
      for (const [found, written = ''] of matchesOf(oneLine(field.text), pattern)) {
        // One door of the company, and its door.
        const isForm = written.replace(/(?:[’']s|s)$/u, '') === word.replace(/s$/, '')
        if (isForm || !isOneSlip(written.toLowerCase(), word.toLowerCase())) continue
        if (isInDomain(written) && !isInDomain(word)) return []
        const what = `The text says "${found.startsWith(' ') ? written + found : found}", but the company is ${own}.`
        const misspelt = { code: 'business-name-misspelt', what, fix: 'Write {business}.' } as const
        return [fact(field.record, field.path, misspelt, written)]
      }
    return []
  })
}

/** `Green Field Gardens` of Greenfield Gardens: a word of the name written as two, each with a capital. */
function checkCutName(sources: FactSources): Fact[] {
  const { name } = sources.site.value.business
  if (!name.includes(' ')) return []
  const anywhere = [...name].map((sign) => (sign === ' ' ? ' ' : `${literal(sign)}[ -]?`)).join('')
  const written = new RegExp(`(?<![\\p{L}\\d])${anywhere}(?![\\p{L}\\d])`, 'giu')
  const isCut = (words: string) =>
    words.trim().split(/[ -]/).length > name.split(/[ -]/).length &&
    words.split(/[ -]/).every((word) => /^\P{Ll}/u.test(word))
  return companyTexts(sources).flatMap((field) => {
    const words = matchesOf(field.text, written)
      .map(([found]) => found.trim())
      .find(isCut)
    if (words === undefined) return []
    const what = `The text says "${words}", but the company is ${name}.`
    return [
      fact(
        field.record,
        field.path,
        { code: 'business-name-misspelt', severity: 'warning', what, fix: 'Write {business}.' },
        words,
      ),
    ]
  })
}

/** `Peach State Doors LLC` in a text of another company. Legal pages name those who process data. */
function checkLegalForms(sources: FactSources): Fact[] {
  const { name: own } = sources.site.value.business
  const { pages, articles } = sources.records.folders
  const others = new Set<FieldText['record']>([...pages.filter(({ value }) => value.screen === 'legal'), ...articles])
  const texts = companyAndServiceTexts(sources)
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
