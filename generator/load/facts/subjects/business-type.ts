import { wordsOfType } from '../../../core/business-types.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, isEnglish } from '../texts.ts'

/** A type of business that neither the trade nor a service names: `HousePainter` for a company that cleans. English alone. */
export function checkBusinessType(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { site, records } = sources
  const { type, trade = '' } = site.value.business
  const words = wordsOfType(type)
  const { services } = records.folders
  if (!words || services.length === 0) return []
  if ([trade, ...services.map(({ value }) => value.name)].some((name) => words.test(name))) return []
  return [
    fact(site, ['business', 'type'], {
      code: 'business-type-differs',
      severity: 'warning',
      what: `The business is of the type ${type}, but neither its trade nor the name of a service says so.`,
      fix: 'Write the type of schema.org that the business is.',
    }),
  ]
}

/** Letters in which the forms of a word agree: `plumber`, `plumbing`. */
const stem = 4

/** A trade of which no text says anything: settings that were copied from the site of another company. English alone. */
export function checkTrade(sources: FactSources): Fact[] {
  const { trade } = sources.site.value.business
  const words = (trade.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, stem))
  if (!isEnglish(sources) || words.length === 0 || sources.records.folders.services.length === 0) return []
  const isSaid = companyAndServiceTexts(sources).some(({ text }) => {
    const small = text.toLowerCase()
    return words.some((word) => small.includes(word))
  })
  if (isSaid) return []
  const what = `The trade is "${trade}", but no text of the company or of a service has a word of it.`
  const fix = 'Write the trade of the services, as an adjective.'
  return [fact(sources.site, ['business', 'trade'], { code: 'text-of-another-trade', severity: 'warning', what, fix })]
}
