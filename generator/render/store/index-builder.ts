import type { SocialPicture } from '#src/head/social-picture.ts'
import { internTable } from '../../core/intern-table.ts'
import type { Unit } from '../observe/units.ts'
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
  units: readonly Unit[],
  hashes: readonly string[],
  plan: PagePlan,
) {
  const paths = pages.map(({ path }) => path)
  const placeOf = new Map(paths.map((path, place) => [path, place]))
  /** What the pages are made from, in the order in which they are made. */
  const made = collectUnitLists()
  const starts = new Uint32Array(paths.length)
  const pageHashes = paths.map(() => '')
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
  return {
    add: (batch: Made) => {
      for (const { name, units } of batch.groups) groups.set(name, units)
      for (const { path, hash, social, chunk, madeFrom } of batch.pages) {
        const place = placeOf.get(path)
        if (place === undefined) throw new Error(`The page ${path} was not planned.`)
        const { units, groups } = madeFrom ?? plan.formerUnits(path)
        starts[place] = made.add({ units, groups: groups.map(groupNames.numberOf) })
        pageHashes[place] = hash
        socials[place] = social
        batchSizes[chunk] = (batchSizes[chunk] ?? 0) + 1
      }
      if (batch.shared) shared = { ...shared, ...batch.shared }
      for (const unit of batch.common?.site ?? []) common.site.add(unit)
      for (const unit of batch.common?.shared ?? []) common.shared.add(unit)
      for (const unit of batch.common?.audit ?? []) common.audit.add(unit)
    },
    finish: (): KeptIndex => {
      const named = groupsInUse(groupNames.texts, groups, plan.formerGroup)
      const numbers = new Map(named.map(({ name }, number) => [name, number]))
      const numberOfGroup = Uint32Array.from(groupNames.texts, (name) => numbers.get(name) ?? 0)
      const inOrder = collectUnitLists()
      const unitStarts = starts.map((start) => {
        const { units, groups } = made.at(start)
        return inOrder.add({ units, groups: groups.map((group) => numberOfGroup[group] ?? 0) })
      })
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
        hashes: pageHashes,
        socials,
        batchStarts,
        groups: named,
        unitStarts,
        units: inOrder.values(),
        reasons: paths.map(plan.reasonOf),
      }
    },
  }
}

/** Every group that a page names: those that were made in this build, and those of the last one. */
function groupsInUse(
  names: readonly string[],
  made: ReadonlyMap<string, Uint32Array>,
  formerGroup: (name: string) => Uint32Array | undefined,
): UnitGroup[] {
  return [...names].sort().flatMap((name) => {
    const units = made.get(name) ?? formerGroup(name)
    return units ? [{ name, units }] : []
  })
}
