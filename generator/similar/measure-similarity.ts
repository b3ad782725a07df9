import type { Manifest } from '#manifest/schema.ts'
import type { AuditedSite, Similarity } from '../core/audited-site.ts'
import { isContinuation } from '../core/facts.ts'
import { isMeantIndexable } from '../core/indexable.ts'
import type { AuditedPage, SiteFacts } from '../core/site-facts.ts'
import { maskedShingles } from '../core/text/shingles.ts'
import { shinglesAt, writtenAt } from '../core/text/text-blocks.ts'
import { createShingleComparison } from './compare-shingles.ts'
import { families } from './families.ts'
import { findNearest } from './nearest.ts'
import { type Neighbours, neighboursKept } from './neighbours.ts'
import { ownShares, type PageGroups, sharesOnSite } from './own-share.ts'
import { textSets } from './text-sets.ts'

/** Smallest similarity of a sibling other than the nearest. */
const siblingFloor = 0.2

export function measureSimilarity(
  { pages, blocks }: Pick<SiteFacts, 'pages' | 'blocks'>,
  { site: { origin } }: Pick<Manifest, 'site'>,
  listingOf: AuditedSite['listingOf'] = () => undefined,
): Similarity {
  const compared = pages.flatMap((page, number) =>
    isMeantIndexable(page, origin, listingOf(page)) && !isContinuation(page.route) ? [number] : [],
  )
  const pageAt = (index: number) => pages[compared[index] ?? 0] as AuditedPage // callers pass an index of `compared`
  const texts = {
    count: compared.length,
    blockCount: blocks.bounds.length / 4,
    blocksOf: (index: number) => pageAt(index).blocks,
  }
  const sets = textSets({ ...texts, shinglesOf: (block) => maskedShingles(shinglesAt(blocks, block)) })
  const found = findNearest(sets, { floor: siblingFloor })
  const onSite = sharesOnSite(sets)
  const measured = families.map(({ keyOf }) => {
    const groups = familiesOf(compared.map((_, index) => keyOf(pageAt(index))))
    return { groups, shares: ownShares(sets, groups) }
  })

  const similarity = {
    nearest: new Int32Array(pages.length).fill(-1),
    toNearest: new Float32Array(pages.length),
    ownShare: new Float32Array(pages.length).fill(Number.NaN),
    siteShare: new Float32Array(pages.length).fill(Number.NaN),
  }
  const indexOf = new Int32Array(pages.length).fill(-1)
  compared.forEach((number, index) => {
    indexOf[number] = index
    similarity.siteShare[number] = onSite[index] ?? 0
    const nearest = found.pages[index * neighboursKept] ?? -1
    if (nearest >= 0) {
      similarity.nearest[number] = compared[nearest] ?? -1
      similarity.toNearest[number] = found.similarities[index * neighboursKept] ?? 0
    }
    const shares = measured
      .filter(({ groups }) => groups.groupsOf(index).length > 0)
      .map((each) => each.shares[index] ?? 0)
    if (shares.length > 0) similarity.ownShare[number] = Math.min(...shares)
  })
  return {
    ...similarity,
    unmasked: unmaskedSimilarity({ pages, blocks }, indexOf),
    siblings: siblingsIn(found, compared, indexOf),
  }
}

// Functions of their own: a closure keeps everything that any closure of the same function uses.

function unmaskedSimilarity(
  { pages, blocks }: Pick<SiteFacts, 'pages' | 'blocks'>,
  indexOf: Int32Array,
): Similarity['unmasked'] {
  const compare = createShingleComparison()
  const writtenSets = (numbers: Iterable<number>) => Array.from(numbers, (block) => writtenAt(blocks, block))
  return (a, b, least) => {
    if ((indexOf[a] ?? -1) < 0 || (indexOf[b] ?? -1) < 0) return 0
    const ofA = new Set(pages[a]?.blocks)
    const ofB = Array.from(pages[b]?.blocks ?? [])
    // Blocks that the first page does not have come first: they decide whether the pages are similar enough.
    const inOrder = [...ofB.filter((block) => !ofA.has(block)), ...ofB.filter((block) => ofA.has(block))]
    return compare(writtenSets(ofA), writtenSets(inOrder), least)
  }
}

function siblingsIn(found: Neighbours, compared: readonly number[], indexOf: Int32Array): Similarity['siblings'] {
  return (number) => {
    const index = indexOf[number] ?? -1
    if (index < 0) return []
    return Array.from({ length: neighboursKept }, (_, place) => ({
      page: compared[found.pages[index * neighboursKept + place] ?? -1] ?? -1,
      similarity: found.similarities[index * neighboursKept + place] ?? 0,
    })).filter(({ page }) => page >= 0)
  }
}

/** Numbers the families by key. */
function familiesOf(keys: readonly (string | undefined)[]): PageGroups {
  const numbers = new Map<string, number>()
  const groups = keys.map((key) => {
    if (key === undefined) return []
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return [number]
  })
  return { count: numbers.size, groupsOf: (page) => groups[page] ?? [] }
}
