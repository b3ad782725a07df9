import type { Manifest } from '#manifest/schema.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data.ts'

const parts = {
  streetAddress: 'street',
  postalCode: 'postalCode',
  addressRegion: 'region',
  addressCountry: 'country',
} as const

/** The office at another door. Another locality is business-several's to name: it is how offices are made up. */
export const addressDiffers: PageRule = {
  code: 'address-differs',
  scope: 'page',
  title: "Address that is not the company's",
  severity: 'warning',
  why: 'Customers and maps are led to the wrong door, and search engines that find two addresses trust neither.',
  how: 'Street, postal code, region and country of the business in structured data must be those of site.yaml (case does not count), and in the text the street must not stand with another number, which is a warning.',
  mend: 'Write the address as site.yaml has it; where a page was edited by hand, build it again.',
  source: 'https://support.google.com/business/answer/9157481',
  *check(page, { manifest }): Generator<Issue> {
    const { business, origin } = manifest.site
    for (const node of localBusinesses(page)) {
      const [address] = listOf(node.address)
      if (!isNode(address) || !String(node['@id'] ?? '').startsWith(origin)) continue
      for (const [property, field] of Object.entries(parts) as [
        keyof typeof parts,
        (typeof parts)[keyof typeof parts],
      ][]) {
        const value = textOf(address[property])
        if (value !== undefined && value.toLowerCase() !== business.address[field].toLowerCase())
          yield {
            what: `The structured data {pages} gives "${value}" as ${property}, and site.yaml has "${business.address[field]}".`,
            cause: `${property} ${value}`,
          }
      }
    }
    const street = streetOf(manifest)
    if (!street || !page.own.content.includes(street.name)) return
    for (const [found, number] of page.own.content.matchAll(street.pattern))
      if (number !== street.number)
        yield {
          severity: 'warning',
          what: `The text {pages} says "${found}", and the company is at number ${street.number}.`,
          phrase: found,
        }
  },
}

type Street = { number: string; name: string; pattern: RegExp }
const known = new WeakMap<Manifest, Street | undefined>()

/** The street of the company with its number; undefined where it does not begin with one. */
function streetOf(manifest: Manifest): Street | undefined {
  if (known.has(manifest)) return known.get(manifest)
  const [, number, name] = /^(\d+)\s+([^,]+)/.exec(manifest.site.business.address.street) ?? []
  const street =
    number === undefined || name === undefined
      ? undefined
      : {
          number,
          name,
          pattern: new RegExp(`(?<![\\d-])(\\d+)\\s+${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'g'),
        }
  known.set(manifest, street)
  return street
}
