import type { Manifest } from '#manifest/schema.ts'
import { groupBy } from '../../core/group-by.ts'
import { literal } from '../../core/text/literal.ts'

/** The office, county or company with a number. */
export function ownerOf(e164: string, { contacts, offices, counties, site }: Manifest): string {
  if ([site.business.phone, ...site.business.lines].some((phone) => phone.e164 === e164)) return site.business.name
  const contact = contacts.find(({ business }) => business.phone.e164 === e164)
  const county = counties.find(({ key }) => key === contact?.county)
  const office = offices.find(({ slug }) => slug === contact?.office)
  return county?.fullName ?? office?.name ?? 'another office'
}

type Named = { e164: string; name: string }

/** Patterns of the names by which a text may say whose number one is: towns of offices, names of offices, of their counties and of the places there. */
const patternsByManifest = new WeakMap<Manifest, ReadonlyMap<string, RegExp>>()

function patternsOf(manifest: Manifest): ReadonlyMap<string, RegExp> {
  const known = patternsByManifest.get(manifest)
  if (known) return known
  const patterns = new Map(
    [...groupBy(namesOf(manifest), ({ e164 }) => e164)].map(([e164, named]) => [
      e164,
      new RegExp(`(?<!\\p{L})(?:${named.map(({ name }) => literal(name)).join('|')})(?!\\p{L})`, 'u'),
    ]),
  )
  patternsByManifest.set(manifest, patterns)
  return patterns
}

/** The names of all numbers, without those of several numbers. */
function namesOf({ site: { business }, offices, counties, cities, contacts }: Manifest): Named[] {
  const areaOf = ({ key, name, fullName }: Manifest['counties'][number]) => [
    fullName,
    name,
    ...cities.filter(({ county }) => county === key).map((city) => city.name),
  ]
  const named = [
    { e164: business.phone.e164, name: business.address.locality },
    ...offices.flatMap(({ slug, name, phone: { e164 }, address: { locality } }) => [
      ...[name, locality].map((each) => ({ e164, name: each })),
      ...counties
        .filter(({ contact }) => contact === `offices/${slug}`)
        .flatMap(areaOf)
        .map((each) => ({ e164, name: each })),
    ]),
    ...contacts.flatMap(({ county, business: { phone } }) =>
      counties
        .filter(({ key }) => key === county)
        .flatMap(areaOf)
        .map((name) => ({ e164: phone.e164, name })),
    ),
  ]
  return [...groupBy(named, ({ name }) => name).values()].flatMap((all) =>
    new Set(all.map(({ e164 }) => e164)).size === 1 ? all.slice(0, 1) : [],
  )
}

/** The end of a sentence before a number. Initials and `St.` are none. */
const sentenceEnd = /(?<!\b\p{Lu}\p{Ll}?)[.!?]\s/gu
/** What may be between a number and the name after it: `(603) 555-0187 in Keene`. */
const between = /^[)\s,–—-]*(?:\(|in |for |at |en |para )?(?:the |our |la |el |nuestra )?$/

/** `customers there call our other office at`, of a company with two numbers. */
const otherOffice = /\b(?:our|the) other office\b|(?<!\p{L})(?:nuestra|la) otra oficina(?!\p{L})/iu

/** `call them at`, `their number is`: the number of those whom the sentence before names. */
const theirs =
  /(?<!\p{L})(?:(?:call|ring|phone|reach|text|ask) (?:them|him|her|there)|their (?:\p{Ll}+ )?(?:number|line|phone)|(?:llámel|márquel)[aeo]s?|su (?:número|teléfono))(?!\p{L})/iu

/** Whether a text names the owner of a number in the same sentence, before it or at once after it, wherever it has the number. */
export function isNamedInText(text: string, number: string, e164: string, manifest: Manifest): boolean {
  const name = patternsOf(manifest).get(e164)
  if (!name?.test(text) && !otherOffice.test(text)) return false
  return [...text.matchAll(new RegExp(literal(number), 'g'))].every(({ index }) => {
    const [before = '', previous = ''] = text.slice(0, index).split(sentenceEnd).reverse()
    const after = text.slice(index + number.length)
    const follows = name?.exec(after) ?? null
    return (
      name?.test(before) ||
      otherOffice.test(before) ||
      (theirs.test(before) && name?.test(previous)) ||
      (follows !== null && between.test(after.slice(0, follows.index)))
    )
  })
}
