import { plainName } from '../../../core/gazetteer.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type OfficePlace, officePlaces } from './office-places.ts'

/** Fields of offices that have what another field has, or the name of the company with a wrong letter. */
export function checkOfficeFields(sources: FactSources): Fact[] {
  const offices = officePlaces(sources)
  return [...offices.flatMap(addressInStreet), ...offices.flatMap(boxAsStreet), ...checkOfficeNames(sources)]
}

/** A street with the town or the postal code, as in an address on one line. Pages would show them twice. */
function addressInStreet({ record, path, address: { street, locality, postalCode } }: OfficePlace): Fact[] {
  const [, ...parts] = street.split(/,\s*/)
  const town = parts.find((part) => plainName(part) === plainName(locality))
  const hasCode =
    postalCode !== undefined && (street.split(/[\s,]+/).lastIndexOf(postalCode) > 0 || parts.includes(postalCode))
  if (town === undefined && !hasCode) return []
  return [
    fact(record, [...path, 'address', 'street'], {
      code: 'address-part-twice',
      what: `The street has "${town ?? postalCode}", which is also a field of its own.`,
      fix: 'Write the street alone.',
    }),
  ]
}

const box = /^(?:p\.? ?o\.?|post office|postal) ?box\b|^(?:apartado|apdo\.?)(?: de correos| postal)? \d/i

/** A box at a post office, where no visitor finds anyone, and which search engines do not accept as the address of a business. */
function boxAsStreet({ record, path, address: { street } }: OfficePlace): Fact[] {
  const [words] = box.exec(street) ?? []
  if (words === undefined) return []
  return [
    fact(record, [...path, 'address', 'street'], {
      code: 'street-is-a-box',
      severity: 'warning',
      what: `The street is "${street}", which is a box at a post office.`,
      fix: 'Write the street of the office. A company without one lists the places it serves.',
    }),
  ]
}

/** Fewest letters of a word of a business name that is compared. */
const shortestWord = 5

/** The name of an office that has the name of the company with a wrong letter. */
function checkOfficeNames({ site, records }: FactSources): Fact[] {
  const business = site.value.business.name
  const right = new Set(wordsOf(business))
  const towns = new Set(records.cities.flatMap(({ value }) => wordsOf(value.name)))
  return records.folders.offices.flatMap((office) => {
    const { name } = office.value
    const own = wordsOf(name)
    for (const written of own) {
      if (right.has(written) || towns.has(written)) continue
      const meant = [...right].find(
        (word) => word.length >= shortestWord && !own.includes(word) && isOneSlip(written, word),
      )
      if (meant !== undefined)
        return [
          fact(office, ['name'], {
            code: 'business-name-misspelt',
            what: `The office is "${name}", but the company is ${business}.`,
            fix: 'Write the name of the company as in site.yaml.',
          }),
        ]
    }
    return []
  })
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\d’'-]+/gu) ?? []
