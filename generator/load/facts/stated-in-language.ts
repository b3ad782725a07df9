import type { Fact, FactSources } from './fact.ts'
import { factWordsOf } from './languages/fact-words.ts'
import { countFault, deadlines, experience, futureYears, offices, teams, zone } from './stated-in-language/company.ts'
import { otherFounding } from './stated-in-language/founding.ts'
import { hoursInTexts } from './stated-in-language/hours.ts'
import { placeFigures } from './stated-in-language/place-figures.ts'
import { notLargest, otherDivisions, residents } from './stated-in-language/places.ts'
import { warranties } from './stated-in-language/warranties.ts'
import { englishLabels, numberForms, otherLanguage } from './stated-in-language/writing.ts'
import { companyAndServiceTexts, type FieldText, textsOf } from './texts.ts'

/** What texts of other languages than English state about the company and its places, and what the manifest contradicts. */
export function checkStatedInLanguage(sources: FactSources): Fact[] {
  const words = factWordsOf(sources.records.language.tag)
  if (!words) return []
  const { folders, documents, cities } = sources.records
  const company = companyAndServiceTexts(sources)
  const rows = cities.map((record): FieldText => ({ record, path: ['description'], text: record.value.description }))
  const places = [...folders.cities, ...folders.counties].flatMap((record) => textsOf(record))
  const categories = folders.categories.flatMap((record) => textsOf(record))
  const menus = [documents.navigation, documents.quote].flatMap((each) => (each ? textsOf(each) : []))
  const reviews = documents.testimonials ? textsOf(documents.testimonials) : []
  return [
    ...hoursInTexts(company, sources, words),
    ...experience(company, sources, words),
    ...futureYears([...company, ...places, ...rows], sources, words),
    ...warranties(company, sources, words),
    ...teams(company, sources, words),
    ...company.flatMap((field) => countFault(field, sources, words)),
    ...numberForms([...company, ...categories, ...places, ...rows], sources),
    ...otherDivisions(sources, words),
    ...notLargest(sources, words),
    ...otherLanguage([...company, ...places, ...rows, ...reviews], sources, words),
    ...englishLabels([...company, ...categories, ...menus], words),
    ...zone(sources, words),
    ...residents(sources, words),
    ...placeFigures(sources),
    ...otherFounding(sources),
    ...deadlines([...company, ...reviews], sources, words),
    ...offices([...company, ...places, ...rows], sources, words),
  ]
}
