import type { SlugsInLanguage } from '#manifest/schema.ts'
import { slugOf } from '#src/slug-of.ts'
import { type FolderName, folders } from '../collections.ts'
import { placeSlugs, regionSlugs } from '../place-slugs.ts'
import type { Records } from '../records.ts'

/** The slugs of a translation that differ from those of the first language. Undefined if none does. */
export function slugsInLanguage(records: Records): SlugsInLanguage | undefined {
  const slugs: Record<string, Record<string, string>> = {}
  const add = (param: string, slug: string, own: string | undefined) => {
    if (own === undefined || own === slug) return
    slugs[param] ??= {}
    slugs[param][slug] = own
  }
  for (const name of Object.keys(folders) as FolderName[]) {
    const folder = folders[name]
    if (!('param' in folder)) continue
    for (const { slug, ownSlug } of records.folders[name]) add(folder.param, slug, ownSlug)
  }
  const [first, own] = [placeSlugs(records), placeSlugs(records, true)]
  if (first && own) {
    for (const { slug } of records.cities) add('location', first.city(slug), own.city(slug))
    for (const { slug } of records.folders.counties)
      for (const param of ['location', 'county']) add(param, first.county(slug), own.county(slug))
  }
  for (const [slug, own] of regionSlugsInLanguage(records)) add('region', slug, own)
  for (const [slug, own] of tagSlugs(records)) add('tag', slug, own)
  // The list of articles is a page.
  if (slugs.page) slugs.list = slugs.page
  return Object.keys(slugs).length > 0 ? slugs : undefined
}

/** The slugs of regions by those of the first language: `nuevo-mexico` for `new-mexico`. */
function regionSlugsInLanguage(records: Records): Map<string, string> {
  const [first, own] = [regionSlugs(records), regionSlugs(records, true)]
  const slugs = new Map<string, string>()
  for (const { slug } of records.folders.counties) {
    const [former, translated] = [first(slug), own(slug)]
    if (former === undefined || translated === undefined || slugs.has(former)) continue
    // Two regions may have one name in a language: each keeps a URL of its own.
    if (![...slugs.values()].includes(translated)) slugs.set(former, translated)
  }
  return slugs
}

/** The slugs of tags by those of the first language. Two tags with one translation keep different slugs. */
function tagSlugs(records: Records): Map<string, string> {
  const pairs = records.folders.articles.flatMap(({ value, original }) =>
    (original?.tags ?? []).map((tag, index) => [slugOf(tag), slugOf(value.tags[index] ?? '')] as const),
  )
  const taken = new Set(pairs.map(([slug]) => slug))
  const slugs = new Map<string, string>()
  for (const [slug, own] of pairs) {
    if (slugs.has(slug) || own === '' || taken.has(own)) continue
    slugs.set(slug, own)
    taken.add(own)
  }
  return slugs
}
