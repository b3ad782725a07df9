import type { Contact, Manifest } from '#manifest/schema.ts'
import { contactOf } from '#src/contact.ts'
import type { PageMeta } from '../../core/html/page.ts'

type Business = Contact['business']

/** What a page may say of the company. */
export type CompanyDetails = {
  /** That of the page first. On a page of the whole company, those of all offices follow. */
  /** That of the company or the office first. */
  phones: readonly Pick<Business['phone'], 'e164' | 'display'>[]
  addresses: readonly Business['address'][]
  /** Names of the offices that it may describe, and of the company. */
  names: readonly string[]
  /** Whether it is about the places of one office or county, and says nothing of other offices. */
  isLocal: boolean
}

const known = new WeakMap<Manifest, Map<Contact | undefined, CompanyDetails>>()

/** What a page may say of the company: if it is about a place, only what its office and county say. */
export function companyDetails({ params }: Pick<PageMeta, 'params'>, manifest: Manifest): CompanyDetails {
  const contact = contactOf(manifest, params)
  const byContact = known.get(manifest) ?? new Map<Contact | undefined, CompanyDetails>()
  known.set(manifest, byContact)
  const found = byContact.get(contact) ?? (contact ? localDetails(contact, manifest) : generalDetails(manifest))
  byContact.set(contact, found)
  return found
}

function localDetails({ business, office }: Contact, { offices }: Manifest): CompanyDetails {
  const names = offices.filter(({ slug }) => slug === office).map(({ name }) => name)
  return {
    phones: [business.phone, ...business.lines],
    addresses: [business.address],
    names: [...names, business.name],
    isLocal: true,
  }
}

function generalDetails({ site: { business }, offices }: Manifest): CompanyDetails {
  return {
    phones: [business.phone, ...offices.map(({ phone }) => phone), ...business.lines],
    addresses: [business.address, ...offices.map(({ address }) => address)],
    names: [...offices.map(({ name }) => name), business.name],
    isLocal: false,
  }
}
