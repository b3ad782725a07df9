import { minimumWageOf } from '#src/country/minimum-wages.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { amountsIn } from '../prices/amounts.ts'
import { companyTexts } from '../texts.ts'

/** After an amount, or the range that it begins: `an hour`, `to $9 per hour`, `la hora`. */
const byTheHour =
  /^(?:\s?(?:to|and|or|up to|[–—-]|a|y|hasta)\s?[$€£]?\d[\d.,]*\s?€?)?\s?(?:(?:an|per|each|every|\/|a la|la|por|cada)\s?)+(?:hour|hr|hora|h)(?!\p{L})/iu

/** A wage, in English or Spanish. A customer pays a price. */
const ofWages =
  /\b(?:wages?|salary|salaries|hourly (?:pay|rate of pay)|pay (?:starts?|begins?|is|rate|range|of|from)|starting pay|we pay|paid|earns?|earnings|take home)\b|(?<!\p{L})(?:salarios?|sueldos?|pagamos|se paga|ganan?|cobran|nómina)(?!\p{L})/iu

/** An amount beside a wage, that of another time or person, or that of the law. */
const beside =
  /\b(?:more|extra|on top|raise|raises|bonus|premium|differential|additional|above|over|plus|tips?|tipped|minimum|higher|increases?|another|once|used to|back then|customers?|clients?|you pay|you(?:'|’)?ll pay|parking|meter|fuel|electricity|1[89]\d\d|20[01]\d)\b|(?<!\p{L})(?:más|además|plus|propinas?|mínimo|subida|aumento|clientes?|usted paga|antes)(?!\p{L})/iu

const ofLearners =
  /\b(?:apprentices?|apprenticeships?|trainees?|training|students?|youth|under[ -](?:1[89]|2\d)|1[4-9]|20|school|minors?|teens?|teenagers?)\b/i

/** `Pay starts at $6.50 an hour`: less than the law of the country allows. */
export function checkWages(sources: FactSources): Fact[] {
  const { site, records } = sources
  const { country } = site.value.business.address
  const wage = minimumWageOf(country)
  if (!wage) return []
  const careers = new Set<unknown>(records.folders.pages.filter(({ value }) => value.screen === 'careers'))
  return companyTexts(sources).flatMap((field) => {
    if (!/[$€£]/.test(field.text)) return []
    for (const { words, amount, currency, sentence, before, after } of amountsIn(field.text)) {
      const isLearner = ofLearners.test(sentence.replace(words, ''))
      const least = isLearner ? (wage.ofLearners ?? 0) : wage.amount
      if (amount >= least || !byTheHour.test(after) || currency !== signs[country]) continue
      const isWage = careers.has(field.record) || ofWages.test(before.slice(-nearest))
      if (!isWage || beside.test(sentence.replace(words, ''))) continue
      const shown = words.replace(/^[\p{L} ]+(?=[$€£])/u, '')
      const what = `The text offers ${shown} an hour, but the minimum wage is ${currency}${least} by law (${wage.source}).`
      const fix = 'Correct the amount, or pay more.'
      return [fact(field.record, field.path, { code: 'wage-below-minimum', what, fix }, words)]
    }
    return []
  })
}

/** Letters before an amount in which a word says that it is a wage. */
const nearest = 60

const signs: Readonly<Record<string, string>> = { US: '$', GB: '£', ES: '€' }
