import type { Manifest } from '#manifest/schema.ts'
import { countyName } from '#src/place.ts'
import type { ClaimFact } from '../../core/facts.ts'
import { literal } from '../../core/text/literal.ts'
import { languageWords, wordsOfLanguage } from '../language/language-words.ts'

type Counted = ClaimFact['counts']
type ClaimWords = { counts: Counted; nouns: string[]; before: RegExp; isPart: RegExp }

const wordsByManifest = new WeakMap<Manifest, ClaimWords[]>()

/** The largest number of services or counties of a company. */
const mostKinds = 999

/** Characters searched before a noun, and before the number. */
const reach = 60

/**
 * The numbers of communities, services or counties that a text claims for the whole company. The nouns come from the
 * claims of the manifest: "60+ communities" gives the noun that finds "over 75 communities". Ignores a number for one
 * place or county, as in "the 25 communities of Summit County".
 */
export function claimsIn(text: string, manifest: Manifest): ClaimFact[] {
  const found: ClaimFact[] = []
  const words = claimWords(manifest)
  if (words.length === 0) return found
  const { partBefore, areaBefore, isOfPast, partAfter, timeAfter, thousands } = languageWords(manifest).claims
  const hasWords = wordsOfLanguage(manifest.site.language) !== undefined
  const lower = text.toLowerCase()
  // Search for the noun first: every page has numbers, and a pattern for the whole phrase is slow.
  for (const { counts, nouns, before, isPart } of words)
    for (const noun of nouns)
      for (let at = lower.indexOf(noun); at >= 0; at = lower.indexOf(noun, at + noun.length)) {
        const start = Math.max(0, at - reach)
        const lead = text.slice(start, at)
        const end = at + noun.length
        if (!/[ \u00a0]$/.test(lead) || /[\p{L}-]/u.test(text.charAt(end))) continue
        const match = before.exec(lead)
        if (!match) continue
        const [phrase, over, number = '', plus] = match
        const said = text.slice(Math.max(0, start + match.index - reach), start + match.index)
        if (partBefore.test(said) || (counts !== 'services' && areaBefore.test(said))) continue
        const after = text.slice(end, end + 2 * reach)
        if (partAfter.test(after) || (counts === 'services' && timeAfter.test(after))) continue
        if (isOfPast(sentenceBefore(text, start + match.index))) continue
        const value = Number(number.replaceAll(thousands, ''))
        if (counts === 'cities' && value + 1 === realCount(manifest, counts) && namesCityBefore(said, manifest))
          continue
        // Thousands of services are jobs that the company has done.
        if (counts !== 'cities' && value > mostKinds) continue
        const isLeast = over !== undefined || plus !== undefined
        // Without words of the language, one word is not enough: `la Città metropolitana ha 312 comuni`.
        if (!isLeast && !hasWords && !noun.includes(' ')) continue
        // The number of a county is exact: "60+ communities in A, B and C" is a claim for the whole company.
        if (!isLeast && isPart.test(after)) continue
        found.push({
          counts,
          value,
          isLeast,
          phrase: phrase + text.slice(at, end),
        })
      }
  return found
}

/** `Birmingham and 24 communities around it`: the one that is named counts, too. */
function namesCityBefore(said: string, { cities }: Manifest): boolean {
  const name = said.replace(/,? (?:and|plus|y|más)(?: the| las?| los)?(?: other)? $/, '')
  return name !== said && cities.some((city) => name.endsWith(city.name))
}

/** The words of a sentence before a position in it. */
const sentenceBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 2 * reach), at)
    .split(/[.!?;]\s/)
    .at(-1) ?? ''

function claimWords(manifest: Manifest): ClaimWords[] {
  const known = wordsByManifest.get(manifest)
  if (known) return known
  const { cities, counties, site } = manifest
  const { atLeast, beforePlace, noun: position, thousands } = languageWords(manifest).claims
  const beforeName = new RegExp(`\\s+${beforePlace}.*`, 'isu')
  const names = [...cities.map(({ name }) => name), ...counties.flatMap((county) => [county.name, countyName(county)])]
  const isPart = new RegExp(`^ ${beforePlace}(?:${names.map(literal).join('|') || '(?!)'})`, 'i')
  const words = (['cities', 'services', 'counties'] as const).flatMap((counts): ClaimWords[] => {
    const phrases = site.claims.flatMap((claim) =>
      claim.counts === counts && claim.value !== undefined
        ? (/\d\+?\s+([\p{L}\s-]+)$/u.exec(claim.text)?.[1]?.replace(beforeName, '') ?? [])
        : [],
    )
    const nouns = new Set(phrases.flatMap((phrase) => nounOf(phrase, position) ?? []))
    if (nouns.size === 0) return []
    // A noun at the end follows its adjectives.
    const adjectives = new Set(position === 'last' ? phrases.flatMap((phrase) => phrase.split(/\s+/).slice(0, -1)) : [])
    const between = adjectives.size === 0 ? '' : `(?:(?:${[...adjectives].map(literal).join('|')})[ \\u00a0]+)*`
    const before = new RegExp(
      `(?:(?<![\\w–-])(${atLeast})[ \\u00a0]+)?(?<![\\d.,$#–-])(\\d{1,3}(?:[${thousands}]\\d{3})+|\\d{1,6})(\\+)?[ \\u00a0]+${between}$`,
      'iu',
    )
    return [{ counts, nouns: [...nouns].map((noun) => noun.toLowerCase()), before, isPart }]
  })
  wordsByManifest.set(manifest, words)
  return words
}

/** `communities` of `mountain communities`, `municipios` of `municipios atendidos`. Other languages have only the phrase. */
const nounOf = (phrase: string, position: 'first' | 'last' | undefined) =>
  position === undefined ? phrase : phrase.split(/\s+/).at(position === 'first' ? 0 : -1)

/** The number of records that a claim counts. Excludes aliases of cities. */
export function realCount({ cities, counties, services }: Manifest, counts: Counted): number {
  if (counts === 'services') return services.length
  return counts === 'counties' ? counties.length : cities.filter(({ aliasOf }) => aliasOf === undefined).length
}
