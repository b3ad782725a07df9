import type { Contact } from '#manifest/schema.ts'
import { contactOf } from './contact.ts'
import { kept } from './kept.ts'
import type { Target } from './route.ts'
import { indexCounties, pagesBySlug, type SiteIndex } from './site.ts'

/**
 * A site as one of its pages shows it. On the pages of a place, phone number, address, hours and the texts that name them are
 * those of its office and county.
 */
export function localSite<S extends SiteIndex>(site: S, { params }: Target): S {
  const contact = contactOf(site.manifest, params)
  return contact ? (withContact(site, contact) as S) : site // the same fields, some with other values
}

const withContact = kept((site: SiteIndex, contact: Contact): SiteIndex => {
  const { manifest } = site
  const { texts, business, hours } = contact
  const changed = overlay(manifest, {
    site: overlay(manifest.site, { ...texts.site, business, hours }),
    ...(texts.navigation && { navigation: texts.navigation }),
    ...(texts.services.length > 0 && { services: replaced(manifest.services, texts.services) }),
    ...(texts.counties.length > 0 && { counties: replaced(manifest.counties, texts.counties) }),
    ...(texts.traits.length > 0 && { traits: replaced(manifest.traits, texts.traits) }),
    ...(texts.pages.length > 0 && { pages: replaced(manifest.pages, texts.pages) }),
  })
  return {
    ...site,
    contact,
    manifest: changed,
    servicesBySlug: new Map(changed.services.map((service) => [service.slug, service])),
    ...(texts.counties.length > 0 && indexCounties(changed)),
    traitsBySlug: new Map(changed.traits.map((trait) => [trait.slug, trait])),
    pagesBySlug: pagesBySlug(changed),
  }
})

/** A record with other values of some fields. The others are read from the record itself, so that each read is noted. */
function overlay<T extends object>(record: T, changes: Partial<T>): T {
  return Object.create(record, Object.getOwnPropertyDescriptors(changes))
}

function replaced<T extends { slug: string }>(records: readonly T[], own: readonly T[]): T[] {
  const bySlug = new Map(own.map((record) => [record.slug, record]))
  return records.map((record) => bySlug.get(record.slug) ?? record)
}
