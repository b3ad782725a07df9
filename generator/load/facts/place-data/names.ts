import { distance } from 'fastest-levenshtein'
import { slugInTwoLetters, slugOf } from '#src/slug-of.ts'
import { plainName } from '../../../core/gazetteer.ts'
import { groupBy } from '../../../core/group-by.ts'
import { isOneSlip } from '../../../core/suggest.ts'
import { referenceTo } from '../../checks/unknown-reference.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { siteTexts } from '../texts.ts'
import { regionOfCounty } from './county-of.ts'

/** A translation may have a slug of its own. */
type Named = Located<{
  name: string
  slug?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}>

/** Two records of one name, and slugs that contradict the name. */
export function checkNames(sources: FactSources): Fact[] {
  const { cities, folders } = sources.records
  const own = cities.filter(({ value }) => value.alias_of === undefined)
  return [
    ...businessName(sources),
    ...checkSameNames(sources),
    ...sameNames(folders.traits, 'trait', () => ''),
    ...sameNames(folders.guide, 'season', () => ''),
    // Roanoke County is around the City of Roanoke.
    ...sameNames(
      folders.counties,
      'county',
      (county) => `${regionOfCounty(county, sources) ?? ''} ${county.value.designation ?? ''}`,
    ),
    ...sameNames(own, 'city', ({ value }) => value.county),
    ...smallLetters([...own, ...folders.counties]),
    ...inCapitals([...own, ...folders.counties]),
    ...inCapitals(folders.services.filter(({ value }) => longInCapitals.test(value.name))),
    ...slugFaults('city', own, new Set(folders.cities.map(({ slug }) => slug))),
    ...slugFaults('county', folders.counties),
    ...slugFaults('service', folders.services),
  ]
}

/** Services, and categories, with the name of another one. */
export function checkSameNames({ records: { folders } }: FactSources): Fact[] {
  return [...sameNames(folders.services, 'service', () => ''), ...sameNames(folders.categories, 'category', () => '')]
}

/** Fewest letters of a word of a business name that is compared. */
const shortestWord = 6

/** A business name with a wrong letter: the domain and the texts have the right one. */
function businessName(sources: FactSources): Fact[] {
  const { site } = sources
  const domain = new URL(site.value.origin).hostname.toLowerCase()
  const texts = siteTexts(sources).map(({ text }) => text)
  const words = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []))
  for (const written of site.value.business.name.split(' ')) {
    const small = written.toLowerCase()
    if (written.length < shortestWord || domain.includes(small) || words.has(written)) continue
    const meant = [...words].find((word) => isOneSlip(word.toLowerCase(), small) && domain.includes(word.toLowerCase()))
    if (meant !== undefined)
      return [
        fact(site, ['business', 'name'], {
          code: 'business-name-misspelt',
          what: `The name says "${written}", but the domain and the texts say "${meant}".`,
          fix: `Write "${meant}".`,
        }),
      ]
  }
  return []
}

/** Records with one name, within what `scopeOf` returns. */
function sameNames<T extends Named>(records: readonly T[], type: string, scopeOf: (record: T) => string): Fact[] {
  const groups = groupBy(records, (record) => `${inOneWord(record.value.name)} ${scopeOf(record)}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap((record) => {
      if (!first || areApart(first.value, record.value)) return []
      // The record whose slug is another name has the wrong name.
      const wrong =
        slugFitsRecord(first) && !slugFitsRecord(record)
          ? record
          : slugFitsRecord(record) && !slugFitsRecord(first)
            ? first
            : record
      const other = wrong === record ? first : record
      return [
        fact(wrong, ['name'], {
          code: 'name-twice',
          what: `The ${type} "${wrong.value.name}" has the name of the ${type} "${other.slug}".`,
          fix: `Change the name, or remove one of the two. ${other.at.file}:${other.at.line} has the other.`,
        }),
      ]
    }),
  )
}

/** Millcreek is also written Mill Creek. */
const inOneWord = (name: string) => (name.includes(' ') ? plainName(name).replaceAll(' ', '') : plainName(name))

/** Degrees between two places beside each other. */
const apart = 0.02

/** Wood Lake and Woodlake are two places, by their letters and their coordinates. */
const areApart = (one: Named['value'], other: Named['value']): boolean =>
  plainName(one.name) !== plainName(other.name) &&
  (areFar(one.latitude, other.latitude) || areFar(one.longitude, other.longitude))

const areFar = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) > apart

/** Names of places with a small letter in place of a capital. Some languages begin a name with a small word: `el Paso`. */
const smallLetters = (records: readonly Named[]): Fact[] =>
  records.flatMap((record) => {
    const { name } = record.value
    if (name !== name.toLowerCase() || name === name.toUpperCase()) return []
    return [
      fact(record, ['name'], {
        code: 'capital-missing',
        severity: 'warning',
        what: `The name "${name}" begins with a small letter.`,
        fix: 'Write it as on a map. Titles and headings have it as it is.',
      }),
    ]
  })

/** Fewest letters of a name in capitals. Shorter ones may be abbreviations. */
const shortestInCapitals = 4

/** A service may have an abbreviation for a name, which is shorter. */
const longInCapitals = /\p{Lu}{6}/u

/** Names of records in capitals, as some tables have them: one mistake, however many they are. */
function inCapitals(records: readonly Named[]): Fact[] {
  const [first, ...others] = records.filter(
    ({ value: { name } }) =>
      name.length >= shortestInCapitals && name === name.toUpperCase() && name !== name.toLowerCase(),
  )
  if (!first) return []
  const more = others.length === 0 ? '' : `, and so are ${others.length} more`
  return [
    fact(first, ['name'], {
      code: 'text-in-capitals',
      severity: 'warning',
      what: `The name "${first.value.name}" is in capitals${more}.`,
      fix: 'Write it with small letters. Titles and headings have it as it is.',
    }),
  ]
}

/** Whether a slug fits a name: `lees-summit` and `lee-s-summit` fit Lee’s Summit, and `koeln` and `koln` fit Köln. */
export function slugFits(slug: string, name: string): boolean {
  const owns = [slugOf(name), slugOf(name.replace(/['’]/g, '')), slugInTwoLetters(name)]
  // `estate-cleanouts` for "Estate Clean-Outs".
  const joined = inSingular(slug).replaceAll('-', '')
  return owns.some(
    (own) => slug.includes(own) || own.includes(slug) || inSingular(own).replaceAll('-', '').includes(joined),
  )
}

const inSingular = (slug: string): string => slug.replace(/(?<=\w{2}[^s])s(?=-|$)/g, '')

const slugFitsRecord = ({ slug: ofFile, value: { name, slug = ofFile } }: Named) => slugFits(slug, name)

/** If so many slugs are words of the names, the others are mistakes. */
const usualShare = 0.8

/** Forms of a word have so many first letters in common: `gutters` and `Gutter Installation`. */
const stem = 4

function sharesWord({ slug, value }: Named): boolean {
  const words = slugOf(value.name).split('-')
  const isForm = (word: string) =>
    word.length >= stem && words.some((each) => each.startsWith(word.slice(0, Math.max(stem, word.length - 3))))
  return (
    slug.split('-').some((word) => words.includes(word) || isForm(word)) ||
    words.map((word) => word[0]).join('') === slug
  )
}

/**
 * Slugs without a word of the name. Initials, such as `slc`, and names in other scripts fit any slug.
 * @param files slugs of files with the texts of the records.
 */
function slugFaults(
  kind: 'city' | 'county' | 'service',
  records: readonly Named[],
  files: ReadonlySet<string> = new Set(),
): Fact[] {
  const bySlug = new Map(records.map((record) => [slugOf(record.value.name), record]))
  const twice = new Set(
    [...groupBy(records, ({ value }) => plainName(value.name)).values()].flatMap((group) =>
      group.length > 1 ? group : [],
    ),
  )
  // Slugs of a company may be in another language than its names, or follow a pattern of their own.
  const slugs = groupBy(records, ({ slug }) => slug)
  const isUsual =
    records.filter((record) => slugFitsRecord(record) || sharesWord(record)).length >= records.length * usualShare
  return records.flatMap((record): Fact[] => {
    const { slug, value } = record
    const own = slugOf(value.name)
    if (own === '' || twice.has(record) || slugFitsRecord(record) || (slugs.get(slug)?.length ?? 0) > 1) return []
    const shares = sharesWord(record)
    const other = bySlug.get(slug)
    const edits = distance(slug, own)
    const isTypo = edits <= 2 && own.length >= 6
    if (!(other && other !== record) && (shares ? !isTypo : !isUsual && !isTypo)) return []
    // `winterization` for "Sprinkler Blowout": another word for the same work.
    if (kind === 'service' && !other && !isTypo && !files.has(own)) return []
    return [
      fact(record, kind === 'city' ? ['slug'] : ['name'], {
        code: 'slug-of-another-name',
        // Links or a file name the right slug, or the texts have the right name.
        severity: other || isTypo || files.has(own) ? 'error' : 'warning',
        what: other
          ? `The slug "${slug}" is the name of ${other.value.name}, but this record is "${value.name}".`
          : `The slug "${slug}" does not fit the name "${value.name}".`,
        fix: `Write "${own}", or correct the name. A slug that was published needs a redirect.`,
        explains: [referenceTo(kind, own)],
      }),
    ]
  })
}
