import type { PageFacts } from '../../core/facts.ts'
import type { Unit } from '../observe/units.ts'
import type { CommonUnits, SharedHtml, StoreIndex } from './page-store.ts'
import type { PagePlan } from './plan-pages.ts'

/** What a build keeps of its pages, apart from their batches. */
export type KeptIndex = Omit<StoreIndex, 'version' | 'outState' | 'detailStates'>

type Made = {
  pages: readonly { facts: Pick<PageFacts, 'path'>; chunk: number; units: Uint32Array | undefined }[]
  common: CommonUnits | undefined
  shared: SharedHtml | undefined
}

/** Collects what the next build has to know, while pages are made in any order. */
export function indexBuilder(
  pages: ReadonlyMap<string, unknown>,
  units: readonly Unit[],
  hashes: readonly string[],
  plan: PagePlan,
) {
  const unitsOf = new Map<string, Uint32Array>()
  const batchSizes: number[] = []
  const common = {
    site: new Set(plan.formerCommon.site),
    shared: new Set(plan.formerCommon.shared),
    audit: new Set(plan.formerCommon.audit),
  }
  let shared: SharedHtml = plan.formerShared
  return {
    add: (made: Made) => {
      for (const { facts, chunk, units } of made.pages) {
        unitsOf.set(facts.path, units ?? plan.formerUnits(facts.path))
        batchSizes[chunk] = (batchSizes[chunk] ?? 0) + 1
      }
      if (made.shared) shared = made.shared
      for (const unit of made.common?.site ?? []) common.site.add(unit)
      for (const unit of made.common?.shared ?? []) common.shared.add(unit)
      for (const unit of made.common?.audit ?? []) common.audit.add(unit)
    },
    finish: (): KeptIndex => {
      const paths = [...pages.keys()]
      const lists = paths.map((path) => unitsOf.get(path) ?? new Uint32Array())
      const starts = new Uint32Array(paths.length + 1)
      for (const [place, list] of lists.entries()) starts[place + 1] = (starts[place] ?? 0) + list.length
      const all = new Uint32Array(starts.at(-1) ?? 0)
      for (const [place, list] of lists.entries()) all.set(list, starts[place])
      const batchStarts = [0]
      for (const size of batchSizes) batchStarts.push((batchStarts.at(-1) ?? 0) + size)
      return {
        unitNames: units.map(({ name }) => name),
        unitHashes: hashes,
        common: {
          site: Uint32Array.from(common.site),
          shared: Uint32Array.from(common.shared),
          audit: Uint32Array.from(common.audit),
        },
        shared,
        paths,
        batchStarts,
        unitStarts: starts,
        units: all,
        reasons: paths.map(plan.reasonOf),
      }
    },
  }
}
