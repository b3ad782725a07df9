import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, isEnglish } from '../texts.ts'

/** Types of schema.org that name a trade, with the words of which its services have at least one. */
const trades: readonly (readonly [types: readonly string[], words: RegExp])[] = [
  [['HousePainter'], /\bpaint/i],
  [['Plumber'], /\b(?:plumb|pipe|drain|leak|faucet|toilet|water heater|sewer)/i],
  [['Electrician'], /\b(?:electric|wiring|rewire|outlet|panel|lighting|charger)/i],
  [['Locksmith'], /\b(?:lock|key|rekey|safe)/i],
  [['RoofingContractor'], /\b(?:roof|gutter|shingle)/i],
  [['HVACBusiness'], /\b(?:hvac|heat|cool|air condition|furnace|boiler|duct|ventilat|thermostat)/i],
  [['MovingCompany'], /\b(?:moving|movers?|packing|relocation|removals?)\b/i],
  [['DryCleaningOrLaundry'], /\b(?:laundry|dry.?clean|ironing|garment)/i],
  [['AutoRepair', 'AutoBodyShop', 'AutoWash'], /\b(?:auto|car|vehicle|brake|tire|oil change|detailing)/i],
  [['SelfStorage'], /\bstorage/i],
  [['Dentist'], /\b(?:dent|tooth|teeth)/i],
  [['HairSalon', 'BeautySalon', 'NailSalon', 'DaySpa'], /\b(?:hair|nail|beauty|facial|massage|wax|spa|make-?up)/i],
  [['Attorney', 'LegalService', 'Notary'], /\b(?:law|legal|attorney|notar|contract|divorce|will)/i],
  [['AccountingService'], /\b(?:account|tax|bookkeep|payroll|audit)/i],
  [['InsuranceAgency'], /\binsur/i],
  [['RealEstateAgent'], /\b(?:real estate|realt|home|house|propert|sell|buy)/i],
  [['VeterinaryCare', 'PetStore'], /\b(?:pet|vet|animal|dog|cat|grooming)/i],
  [['ChildCare'], /\b(?:child|nursery|day ?care|toddler)/i],
  [['Restaurant', 'Bakery', 'CafeOrCoffeeShop'], /\b(?:food|meal|menu|cater|bak|coffee|lunch|dinner)/i],
  [['Florist', 'GardenStore'], /\b(?:flower|plant|garden|bouquet)/i],
]

/** A type of business that neither the trade nor a service names: `HousePainter` for a company that cleans. English alone. */
export function checkBusinessType(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { site, records } = sources
  const { type, trade = '' } = site.value.business
  const [, words] = trades.find(([types]) => types.includes(type)) ?? []
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
