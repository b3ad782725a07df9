import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })
const wasatch = (name: string) => inText('counties/wasatch.yaml', 'name: Wasatch', `name: ${name}`)
/** The kind of Airbnb cleaning in structured data. */
const airbnbType = (type: string) =>
  inText('services/airbnb-cleaning.yaml', 'price: { kind', `serviceType: ${type}\nprice: { kind`)

/** Records that have what belongs to another one or to the program: the code, a name and the edit. */
export const recordFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  ['place-name-misspelt', 'a county with its designation', wasatch('Wasatch County')],
  ['place-name-misspelt', 'a county with its designation in small letters', wasatch('Wasatch county')],
  ['place-name-misspelt', 'a county with its designation, abbreviated', wasatch('Wasatch Co.')],
  ['place-name-misspelt', 'a county with its region', wasatch('Wasatch, UT')],
  ['place-name-misspelt', 'a county with its designation and its region', wasatch('Wasatch County, Utah')],
  ['text-of-another-service', 'a service whose type is another service', airbnbType('Office Cleaning')],
  [
    'text-of-another-service',
    'a service whose type is another service, in small letters',
    airbnbType('office cleaning'),
  ],
]

/** What is similar and right: a name and the edit. */
export const recordFacts: readonly [name: string, edit: ManifestFault][] = [
  ['a county whose name has the designation', wasatch('Wasatch County\ndesignation: none')],
  ['a type of its own', airbnbType('Vacation rental cleaning')],
]
