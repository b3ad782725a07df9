import type { Contact, Manifest } from '#manifest/schema.ts'
import { kept } from './kept.ts'
import { regionsOf } from './regions.ts'
import type { Params } from './route.ts'

/**
 * What a page says of the company: the contact of the office, county, city or region that its parameters name. Undefined for
 * a page that says what site.yaml says.
 */
export function contactOf(manifest: Manifest, { office, county, location, region }: Params): Contact | undefined {
  if (manifest.contacts.length === 0) return undefined
  const { byKey, bySlug, byRegion } = indexContacts(manifest)
  if (office !== undefined) return byKey.get(`offices/${office}`)
  if (region !== undefined) return byKey.get(byRegion.get(region) ?? '')
  return byKey.get(bySlug.get(county ?? location ?? '') ?? '')
}

const indexContacts = kept((manifest: Manifest) => {
  const { contacts, counties, cities } = manifest
  const ofCounty = new Map(counties.map(({ key, contact }) => [key, contact]))
  const ofCity = new Map(cities.map(({ key, county, contact }) => [key, contact ?? ofCounty.get(county)]))
  return {
    byKey: new Map(contacts.map((contact) => [contact.key, contact])),
    /** Keys of contacts by the slug of a county or city. An alias has the pages of another city. */
    bySlug: new Map([
      ...counties.map(({ slug, contact }) => [slug, contact] as const),
      ...cities.map(({ slug, key, aliasOf }) => [slug, ofCity.get(aliasOf ?? '') ?? ofCity.get(key)] as const),
    ]),
    /** Keys of contacts by the slug of a region, where one office serves all its counties. */
    byRegion: new Map(
      regionsOf(manifest).flatMap(({ slug, offices: [only, ...others] }) =>
        only && others.length === 0 ? [[slug, `offices/${only.slug}`] as const] : [],
      ),
    ),
  }
})
