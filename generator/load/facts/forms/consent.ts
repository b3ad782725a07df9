import { type Fact, type FactSources, fact } from '../fact.ts'

/**
 * Countries in which a service that stores data on a device needs consent first, whatever it is for: those of the European
 * Economic Area. Source: article 5(3) of Directive 2002/58/EC.
 */
const consentFirst = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Google Analytics that loads before the visitor has agreed. Other services can count visits without storing anything. */
export function checkConsent({ site }: FactSources): Fact[] {
  const { analytics, business } = site.value
  const { country } = business.address
  const stores = analytics?.services.some(({ vendor }) => vendor === 'google-analytics')
  if (analytics?.consent !== 'none' || !stores || !consentFirst.has(country)) return []
  return [
    fact(site, ['analytics', 'consent'], {
      code: 'consent-missing',
      what: `Google Analytics stores data on the device of every visitor, which needs consent in ${country}, but consent is none.`,
      fix: 'Write "consent: ask", or choose a service that stores nothing.',
    }),
  ]
}
