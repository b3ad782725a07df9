import type { Manifest } from '#manifest/schema.ts'
import type { ScannedPage } from '../../../core/html/page.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data/nodes.ts'

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
  how: 'Street, postal code, region and country of the business in structured data must be those of site.yaml (case does not count), and in the text, header and footer included, the street must not stand with another number, suite or postal code.',
  fix: 'Write the address as site.yaml has it; where a page was edited by hand, build it again.',
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
    for (const { found, wanted } of otherDoors(page, manifest))
      yield {
        what: `The text {pages} says "${found}", and the company is at ${wanted}.`,
        phrase: found,
        cause: found,
      }
  },
}

/** Where the text of a page, its header or its footer gives the street of the company with something else than its own. */
export function otherDoors(page: ScannedPage, manifest: Manifest): { found: string; wanted: string }[] {
  const street = streetOf(manifest)
  if (!street) return []
  const { suite, address } = street
  return [page.own, ...page.parts.map(({ scan }) => scan)].flatMap(({ content }) => {
    if (!content.includes(street.name)) return []
    return [...content.matchAll(street.pattern)].flatMap((match) => {
      const [found, number] = match
      if (number !== street.number) return [{ found, wanted: `number ${street.number}` }]
      const after = content.slice(match.index + found.length, match.index + found.length + 120)
      const [other] = suite?.pattern.exec(after) ?? []
      if (suite && other !== undefined && other.replace(/^,\s*/, '') !== suite.text)
        return [{ found: found + other, wanted: address.street }]
      const [line, code] = street.town.exec(after) ?? []
      return line !== undefined && code !== address.postalCode
        ? [{ found: line, wanted: `${address.locality}, ${address.region} ${address.postalCode}` }]
        : []
    })
  })
}

type Street = {
  number: string
  name: string
  pattern: RegExp
  /** What follows the street after a comma, such as a suite with its number. */
  suite: { text: string; pattern: RegExp } | undefined
  /** Town and region with a postal code, right behind the street. */
  town: RegExp
  address: Manifest['site']['business']['address']
}
const known = new WeakMap<Manifest, Street | undefined>()

/** The street of the company with its number; undefined where it does not begin with one. */
function streetOf(manifest: Manifest): Street | undefined {
  if (known.has(manifest)) return known.get(manifest)
  const { address } = manifest.site.business
  const [, number, name, rest] = /^(\d+)\s+([^,]+)(?:,\s*(.+))?$/.exec(address.street) ?? []
  const [, kind] = /^(\p{L}+\s+)\S+$/u.exec(rest ?? '') ?? []
  const street =
    number === undefined || name === undefined
      ? undefined
      : {
          number,
          name,
          pattern: new RegExp(`(?<![\\d-])(\\d+)\\s+${escaped(name)}(?!\\w)`, 'g'),
          suite: rest && kind ? { text: rest, pattern: new RegExp(`^,\\s*${escaped(kind)}[\\w-]+`) } : undefined,
          town: new RegExp(`(?<=^.{0,30})${escaped(address.locality)},?\\s+${escaped(address.region)}\\s+([\\w-]+)`),
          address,
        }
  known.set(manifest, street)
  return street
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
