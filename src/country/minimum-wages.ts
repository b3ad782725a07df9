/** The lowest wage that a law allows for an hour of work. `ofLearners`: that of apprentices and of the young, if it is another. */
export type MinimumWage = { amount: number; ofLearners?: number; source: string }

/**
 * Statutory minimum wages of whole countries, in their currency. States and cities may have higher ones. They rise: an older
 * one is lower than that of today.
 */
const wages: ReadonlyMap<string, MinimumWage> = new Map([
  // Since July 24, 2009. Youths of less than 20 years may get $4.25 in their first 90 days.
  ['US', { amount: 7.25, ofLearners: 4.25, source: '29 U.S.C. § 206, https://www.dol.gov/agencies/whd/minimum-wage' }],
  // Since April 1, 2025: the rate from 21 years on, and that of apprentices.
  ['GB', { amount: 12.21, ofLearners: 7.55, source: 'https://www.gov.uk/national-minimum-wage-rates' }],
  // Of 2025: 16,576 euros a year for the 1,826 hours of 40 hours a week.
  ['ES', { amount: 9.08, source: 'Real Decreto 87/2025, https://www.boe.es/eli/es/rd/2025/02/11/87' }],
])

/** The minimum wage of a country; undefined if none is known. */
export const minimumWageOf = (country: string): MinimumWage | undefined => wages.get(country)
