import type { Manifest } from '#manifest/schema.ts'
import { countyName } from '#src/place.ts'
import type { ClaimFact } from '../../core/facts.ts'

type Counted = ClaimFact['counts']
type ClaimWords = { counts: Counted; nouns: string[]; before: RegExp; isPart: RegExp }

const wordsByManifest = new WeakMap<Manifest, ClaimWords[]>()

/** Letters looked at before a noun, and before the number. */
const reach = 60

/** Words before a number that make it a part of the whole: "the other 24 communities". In English, as the texts are. */
const partBefore =
  /\b(?:other|others|another|next|nearest|nearby|these|those|its|their|first|last|remaining|only|each|every|of)\s+(?:the\s+)?$/i

/**
 * Numbers of communities, services or counties that a text claims of the whole company, by the words the manifest's
 * claims use: "60+ communities" teaches the word, and "over 75 communities" is found by it. A number for one place or
 * county ("the 25 communities of Salt Lake County") is none.
 */
export function claimsIn(text: string, manifest: Manifest): ClaimFact[] {
  const found: ClaimFact[] = []
  const words = claimWords(manifest)
  if (words.length === 0) return found
  const lower = text.toLowerCase()
  // The noun is looked for first: numbers are on every page, and a pattern for all of it is slow.
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
        if (partBefore.test(text.slice(Math.max(0, start + match.index - reach), start + match.index))) continue
        const isLeast = over !== undefined || plus !== undefined
        // What is computed for a county is exact: "60+ communities in A, B and C" is a claim of the whole.
        if (!isLeast && isPart.test(text.slice(end, end + 2 * reach))) continue
        found.push({ counts, value: Number(number.replaceAll(',', '')), isLeast, phrase: phrase + text.slice(at, end) })
      }
  return found
}

function claimWords(manifest: Manifest): ClaimWords[] {
  const known = wordsByManifest.get(manifest)
  if (known) return known
  const { cities, counties, site } = manifest
  const names = [...cities.map(({ name }) => name), ...counties.flatMap((county) => [county.name, countyName(county)])]
  const isPart = new RegExp(
    `^ (?:of|in|within|across|near|around)\\s+(?:the\\s+)?(?:${names.map(escaped).join('|') || '(?!)'})`,
    'i',
  )
  const words = (['cities', 'services', 'counties'] as const).flatMap((counts): ClaimWords[] => {
    const phrases = site.claims.flatMap((claim) =>
      claim.counts === counts && claim.value !== undefined
        ? (/\d\+?\s+([\p{L}\s-]+)$/u.exec(claim.text)?.[1] ?? [])
        : [],
    )
    const nouns = new Set(phrases.flatMap((phrase) => phrase.split(/\s+/).at(-1) ?? []))
    if (nouns.size === 0) return []
    const adjectives = new Set(phrases.flatMap((phrase) => phrase.split(/\s+/).slice(0, -1)))
    const between = adjectives.size === 0 ? '' : `(?:(?:${[...adjectives].map(escaped).join('|')})[ \\u00a0]+)*`
    const before = new RegExp(
      `(?:(?<![\\w–-])(over|more than|at least)[ \\u00a0]+)?(?<![\\d.,$#–-])(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(\\+)?[ \\u00a0]+${between}$`,
      'iu',
    )
    return [{ counts, nouns: [...nouns].map((noun) => noun.toLowerCase()), before, isPart }]
  })
  wordsByManifest.set(manifest, words)
  return words
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** How many there are of what a claim counts. A second name of a city is no second city. */
export function realCount({ cities, counties, services }: Manifest, counts: Counted): number {
  if (counts === 'services') return services.length
  return counts === 'counties' ? counties.length : cities.filter(({ aliasOf }) => aliasOf === undefined).length
}
