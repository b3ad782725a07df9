import { jaccard } from './shingles.ts'

/** A page as the measure sees it. */
export type MeasuredPage = { path: string; shingles: ReadonlySet<number> }

/** What a page has among the pages of its family. */
export type OwnText = {
  path: string
  /** Of its shingles, those that stand on no other page of the family, from 0 to 1. */
  ownShare: number
  /** The page most like it, and how like; absent in a family of one. */
  nearest?: { path: string; similarity: number }
}

/** Compares the pages of a family, each with all others. */
export function compareFamily(pages: readonly MeasuredPage[]): OwnText[] {
  const holders = new Map<number, number>()
  for (const { shingles } of pages)
    for (const shingle of shingles) holders.set(shingle, (holders.get(shingle) ?? 0) + 1)
  return pages.map((page) => {
    let own = 0
    for (const shingle of page.shingles) if (holders.get(shingle) === 1) own++
    let nearest: OwnText['nearest']
    for (const other of pages) {
      if (other === page) continue
      const similarity = jaccard(page.shingles, other.shingles)
      if (!nearest || similarity > nearest.similarity) nearest = { path: other.path, similarity }
    }
    return { path: page.path, ownShare: page.shingles.size === 0 ? 0 : own / page.shingles.size, nearest }
  })
}
