import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts } from '../texts.ts'

/** Taxes on sales and the countries that have one of that name; for value-added taxes, none are listed. In small letters, some are words. */
const taxes: readonly { pattern: RegExp; countries: ReadonlySet<string> }[] = [
  { pattern: /\bHST\b/, countries: new Set(['CA']) },
  { pattern: /\bGST\b/, countries: new Set(['AU', 'CA', 'IN', 'NZ', 'SG']) },
  { pattern: /\bVAT\b/, countries: new Set() },
  { pattern: /\bIVA\b/, countries: new Set() },
  { pattern: /\b[Ss]ales tax\b/, countries: new Set(['US', 'CA']) },
]

/** Countries with a value-added tax of another name, or with none. Source: https://www.oecd.org/tax/consumption/ */
const withoutValueAdded = new Set(['US', 'CA', 'AU', 'NZ', 'IN', 'MY', 'SG'])

const isKnownIn = (country: string, { countries }: (typeof taxes)[number]) =>
  countries.has(country) || (countries.size === 0 && !withoutValueAdded.has(country))

/** `All prices include 20% VAT` of a company in the United States, which have none. */
export function checkTaxes(sources: FactSources): Fact[] {
  const { country } = sources.site.value.business.address
  const others = taxes.filter((tax) => !isKnownIn(country, tax))
  const isArticle = (record: unknown) => sources.records.folders.articles.some((article) => article === record)
  return companyAndServiceTexts(sources).flatMap(({ record, path, text }) => {
    if (isArticle(record)) return []
    const [words] = others.flatMap(({ pattern }) => pattern.exec(text) ?? [])
    if (words === undefined) return []
    const what = `The text says "${words}", a tax that the country of the office, ${country}, does not have.`
    const fix = 'Write the tax of the country, or leave it out.'
    return [fact(record, path, { code: 'tax-of-another-country', what, fix }, words)]
  })
}
