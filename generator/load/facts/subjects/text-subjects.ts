import { type Fact, type FactSources, lineOf } from '../fact.ts'
import { companyAndServiceTexts, companyTexts, isEnglish, textsOf } from '../texts.ts'
import { checkCompanyNames, checkCourts, checkLaw } from './another-company.ts'
import { checkOfficeStreet, checkOfficeTown } from './another-office.ts'
import { checkServices, checkTestimonials, checkTextsOfServices } from './another-service.ts'
import { checkTrades } from './another-trade.ts'

/** Texts about another service, company, trade or state than the one that they are for. English alone. */
export function checkTextSubjects(
  sources: FactSources,
  { isOfficeWrong, isCountyWrong }: { isOfficeWrong: boolean; isCountyWrong: boolean },
): Fact[] {
  if (!isEnglish(sources)) return []
  const { folders } = sources.records
  const company = companyTexts(sources)
  const own = companyAndServiceTexts(sources)
  const { testimonials } = sources.records.documents
  const reviews = testimonials ? textsOf(testimonials) : []
  const counties = folders.counties.flatMap((record) => textsOf(record))
  const cities = folders.cities.flatMap((record) => textsOf(record))
  const law = checkLaw(company, sources)
  // A court in a county of another state.
  const lawAt = new Set(law.map(lineOf))
  return [
    ...checkServices(sources),
    ...checkTextsOfServices(sources),
    ...checkTestimonials(sources),
    ...checkCompanyNames(own, [...counties, ...cities], sources),
    ...checkTrades([...own, ...cities], sources),
    ...checkTrades(reviews, sources, 'they|he|she|(?:the|this|their) (?:crews?|team|guys?)'),
    ...law,
    ...(isOfficeWrong || isCountyWrong
      ? []
      : checkCourts(company, sources).filter((found) => !lawAt.has(lineOf(found)))),
    ...(isOfficeWrong
      ? []
      : [...checkOfficeTown([...own, ...counties, ...cities], sources), ...checkOfficeStreet(own, sources)]),
  ]
}
