import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '#manifest/schema.ts'
import type { RouteId } from '#src/route.ts'
import { groupBy } from '../core/group-by.ts'
import { scanHtml } from '../core/html/scan-html.ts'
import { createNameMask, maskedNames } from '../core/text/name-mask.ts'
import { maskedShingles, shingleText } from '../core/text/shingles.ts'
import { families } from './families.ts'
import { findNearest } from './nearest.ts'
import { neighboursKept } from './neighbours.ts'
import { ownShares } from './own-share.ts'
import { textSets } from './text-sets.ts'

/** A page to measure. */
export type PageToMeasure = { path: string; file: string; route: RouteId; params: Readonly<Record<string, string>> }

/** A page compared with the pages of its family. */
export type OwnText = {
  path: string
  /** Unique text: the share of its shingles that are on no other page of the family, from 0 to 1. */
  ownShare: number
  /** The most similar page; undefined if no page of the family shares text with it. */
  nearest?: { path: string; similarity: number }
}

/** A page, and the shingles of its text blocks with names masked. Pages with the same block share its shingles. */
type MeasuredPage = { path: string; blocks: readonly Uint32Array[] }

/** The pages of one comparison. */
export type FamilyMeasure = { name: string; families: number; pages: OwnText[] }

/** Measures pages below a directory. Names of places, counties, postal codes and services are masked. */
export async function measureUniqueness(
  dir: string,
  pages: readonly PageToMeasure[],
  manifest: Manifest,
): Promise<FamilyMeasure[]> {
  const mask = createNameMask(maskedNames(manifest))
  const known = new Map<string, Uint32Array>()
  const shinglesOf = (text: string) => {
    const shingles = known.get(text) ?? maskedShingles(shingleText(text, mask))
    known.set(text, shingles)
    return shingles
  }
  const measured = new Map<PageToMeasure, MeasuredPage>()
  for (const page of pages) {
    if (families.every(({ keyOf }) => keyOf(page) === undefined)) continue
    const { text } = scanHtml(await readFile(join(dir, page.file), 'utf8'))
    measured.set(page, { path: page.path, blocks: text.map(shinglesOf) })
  }
  return families.map(({ name, keyOf }) => {
    const compared = [...measured].filter(([page]) => keyOf(page) !== undefined)
    const members = groupBy(compared, ([page]) => keyOf(page))
    const pages = [...members.values()].flatMap((family) => compareFamily(family.map(([, page]) => page)))
    return { name, families: members.size, pages }
  })
}

/** Compares each page of a family with all others. */
export function compareFamily(pages: readonly MeasuredPage[]): OwnText[] {
  const numbers = new Map<Uint32Array, number>()
  for (const { blocks } of pages) for (const block of blocks) numbers.set(block, numbers.get(block) ?? numbers.size)
  const blocks = [...numbers.keys()]
  const sets = textSets({
    count: pages.length,
    blockCount: blocks.length,
    blocksOf: (page) => (pages[page]?.blocks ?? []).map((block) => numbers.get(block) ?? 0),
    shinglesOf: (block) => blocks[block] ?? new Uint32Array(),
  })
  const shares = ownShares(sets, { count: 1, groupsOf: () => [0] })
  const { pages: neighbours, similarities } = findNearest(sets, { floor: 1 })
  return pages.map(({ path }, page) => {
    const nearest = pages[neighbours[page * neighboursKept] ?? -1]
    return {
      path,
      ownShare: shares[page] ?? 0,
      nearest: nearest && { path: nearest.path, similarity: similarities[page * neighboursKept] ?? 0 },
    }
  })
}

/** The quantile of a part from 0 to 1, by the nearest rank. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? 0
}
