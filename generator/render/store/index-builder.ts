import type { SocialPicture } from '#src/head/social-picture.ts'
import { hashToNumber } from '../../core/hash.ts'
import { internTable } from '../../core/intern-table.ts'
import type { UnitNames } from '../observe/unit-names.ts'
import type { CommonUnits, KeptIndex, PageUnits, SharedHtml, UnitGroup } from './page-store.ts'
import type { PagePlan } from './plan-pages.ts'
import { collectUnitLists } from './unit-lists.ts'

type Made = {
  pages: readonly {
    path: string
    hash: string
    social: SocialPicture | undefined
    chunk: number
    madeFrom: PageUnits | undefined
  }[]
  common: CommonUnits | undefined
  groups: readonly UnitGroup[]
  shared: SharedHtml | undefined
}

/**
 * Collects what the next build has to know, while batches are made in any order. As numbers, because an object for each
 * page takes several times the memory.
 * @param pages in the order of the batches.
 */
export function indexBuilder(
  pages: readonly { path: string }[],
  unitNames: UnitNames,
  unitHashes: BigUint64Array,
  plan: PagePlan,
) {
  const paths = pages.map(({ path }) => path)
  const placeOf = new Map(paths.map((path, place) => [path, place]))
  /** What the pages are made from, in the order in which they are made. */
  const made = collectUnitLists()
  const starts = new Uint32Array(paths.length)
  const hashes = new BigUint64Array(paths.length)
  const chunks = new Int32Array(paths.length).fill(-1)
  const socials: (SocialPicture | undefined)[] = paths.map(() => undefined)
  const groupNames = internTable()
  const groups = new Map<string, Uint32Array>()
  const batchSizes: number[] = []
  const common = {
    site: new Set(plan.formerCommon.site),
    shared: new Set(plan.formerCommon.shared),
    audit: new Set(plan.formerCommon.audit),
  }
  let shared: SharedHtml = plan.formerShared
  /** A group that a page names was made in this build, or in the last one. */
  const groupOf = (name: string): UnitGroup => {
    const units = groups.get(name) ?? plan.formerGroup(name)
    if (!units) throw new Error(`A page refers to the group ${name}, which was not sent.`)
    return { name, units }
  }
  return {
    add: (batch: Made) => {
      for (const { name, units } of batch.groups) groups.set(name, units)
      for (const { path, hash, social, chunk, madeFrom } of batch.pages) {
        const place = placeOf.get(path)
        if (place === undefined) throw new Error(`The page ${path} was not planned.`)
        const { units, groups } = madeFrom ?? plan.formerUnits(path)
        starts[place] = made.add({ units, groups: groups.map(groupNames.numberOf) })
        hashes[place] = hashToNumber(hash)
        chunks[place] = chunk
        socials[place] = social
        batchSizes[chunk] = (batchSizes[chunk] ?? 0) + 1
      }
      if (batch.shared) shared = { ...shared, ...batch.shared }
      for (const unit of batch.common?.site ?? []) common.site.add(unit)
      for (const unit of batch.common?.shared ?? []) common.shared.add(unit)
      for (const unit of batch.common?.audit ?? []) common.audit.add(unit)
    },
    /** The batch that a page came in; undefined if it has not come. */
    chunkOf: (path: string): number | undefined => {
      const chunk = chunks[placeOf.get(path) ?? -1] ?? -1
      return chunk === -1 ? undefined : chunk
    },
    finish: (): KeptIndex => {
      const batchStarts = [0]
      for (const size of batchSizes) batchStarts.push((batchStarts.at(-1) ?? 0) + size)
      return {
        unitNames,
        unitHashes,
        common: {
          site: Uint32Array.from(common.site),
          shared: Uint32Array.from(common.shared),
          audit: Uint32Array.from(common.audit),
        },
        shared,
        paths,
        hashes,
        socials,
        batchStarts,
        groups: groupNames.texts.map(groupOf),
        unitStarts: starts,
        units: made.values(),
        reasons: paths.map(plan.reasonOf),
      }
    },
  }
}
