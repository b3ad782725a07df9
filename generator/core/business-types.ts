/**
 * A type of schema.org for a trade. `trade`: what a company of this type calls its trade, and nothing else; left out where no word
 * is that certain. `services`: words of which one is in the name of a service. English. Source: https://schema.org/LocalBusiness.
 */
type BusinessType = { types: readonly [string, ...string[]]; trade?: RegExp; services: RegExp }

const businessTypes: readonly BusinessType[] = [
  { types: ['HousePainter'], trade: /\bpaint/i, services: /\bpaint/i },
  {
    types: ['Plumber'],
    trade: /\bplumb/i,
    services: /\b(?:plumb|pipe|drain|leak|faucet|toilet|water heater|sewer)/i,
  },
  {
    types: ['Electrician'],
    trade: /\belectric(?:al|ian)/i,
    services: /\b(?:electric|wiring|rewire|outlet|panel|lighting|charger)/i,
  },
  { types: ['Locksmith'], trade: /\blocksmith/i, services: /\b(?:lock|key|rekey|safe)/i },
  { types: ['RoofingContractor'], trade: /\broof/i, services: /\b(?:roof|gutter|shingle)/i },
  {
    types: ['HVACBusiness'],
    trade: /\b(?:hvac|heating|cooling|air condition|furnace)/i,
    services: /\b(?:hvac|heat|cool|air condition|furnace|boiler|duct|ventilat|thermostat)/i,
  },
  {
    types: ['MovingCompany'],
    trade: /^(?:moving|movers?|removals?)\b/i,
    services: /\b(?:moving|movers?|packing|relocation|removals?)\b/i,
  },
  {
    types: ['DryCleaningOrLaundry'],
    trade: /\b(?:laundry|dry.?clean)/i,
    services: /\b(?:laundry|dry.?clean|ironing|garment)/i,
  },
  {
    types: ['AutoRepair', 'AutoBodyShop', 'AutoWash'],
    trade: /\b(?:auto|car|vehicle) (?:repair|service)/i,
    services: /\b(?:auto|car|vehicle|brake|tire|oil change|detailing)/i,
  },
  { types: ['SelfStorage'], trade: /\bself.?storage/i, services: /\bstorage/i },
  { types: ['Dentist'], trade: /\bdent(?:al|ist)/i, services: /\b(?:dent|tooth|teeth)/i },
  {
    types: ['HairSalon', 'BeautySalon', 'NailSalon', 'DaySpa'],
    trade: /\bhair(?:dress| salon)/i,
    services: /\b(?:hair|nail|beauty|facial|massage|wax|spa|make-?up)/i,
  },
  {
    types: ['LegalService', 'Attorney', 'Notary'],
    trade: /\b(?:law|legal|attorney)/i,
    services: /\b(?:law|legal|attorney|notar|contract|divorce|will)/i,
  },
  {
    types: ['AccountingService'],
    trade: /\b(?:accounting|bookkeeping|tax preparation)/i,
    services: /\b(?:account|tax|bookkeep|payroll|audit)/i,
  },
  { types: ['InsuranceAgency'], trade: /\binsurance/i, services: /\binsur/i },
  {
    types: ['RealEstateAgent'],
    trade: /\breal estate/i,
    services: /\b(?:real estate|realt|home|house|propert|sell|buy)/i,
  },
  {
    types: ['VeterinaryCare', 'PetStore'],
    trade: /\bveterinar/i,
    services: /\b(?:pet|vet|animal|dog|cat|grooming)/i,
  },
  { types: ['ChildCare'], trade: /\bchild ?care/i, services: /\b(?:child|nursery|day ?care|toddler)/i },
  {
    types: ['Restaurant', 'Bakery', 'CafeOrCoffeeShop'],
    services: /\b(?:food|meal|menu|cater|bak|coffee|lunch|dinner)/i,
  },
  {
    types: ['Florist', 'GardenStore'],
    trade: /\b(?:florist|flower)/i,
    services: /\b(?:flower|plant|garden|bouquet)/i,
  },
]

/** The type of a company by what it calls its trade; undefined if schema.org is not known to have one. */
export const typeOfTrade = (name: string): string | undefined =>
  businessTypes.find(({ trade }) => trade?.test(name))?.types[0]

/** Words of which one is in the trade or the name of a service of each company of a type; undefined for other types. */
export const wordsOfType = (type: string): RegExp | undefined =>
  businessTypes.find(({ types }) => types.includes(type))?.services
