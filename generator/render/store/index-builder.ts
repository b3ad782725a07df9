import type { SocialPicture } from '#src/head/social-picture.ts'
import type { Unit } from '../observe/units.ts'
import type { CommonUnits, KeptIndex, PageUnits, SharedHtml, UnitGroup } from './page-store.ts'
import type { PagePlan } from './plan-pages.ts'

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
 * Collects what the next build has to know, while batches are made in any order.
 * @param pages in the order of the batches.
 */
export function indexBuilder(
  pages: readonly { path: string }[],
  units: readonly Unit[],
  hashes: readonly string[],
  plan: PagePlan,
) {
  const known = new Map<string, PageUnits & { hash: string; social: SocialPicture | undefined }>()
  const groups = new Map<string, Uint32Array>()
  const batchSizes: number[] = []
  const common = {
    site: new Set(plan.formerCommon.site),
    shared: new Set(plan.formerCommon.shared),
    audit: new Set(plan.formerCommon.audit),
  }
  let shared: SharedHtml = plan.formerShared
  return {
    add: (made: Made) => {
      for (const { name, units } of made.groups) groups.set(name, units)
      for (const { path, hash, social, chunk, madeFrom } of made.pages) {
        const { units, groups } = madeFrom ?? plan.formerUnits(path)
        known.set(path, { units, groups, hash, social })
        batchSizes[chunk] = (batchSizes[chunk] ?? 0) + 1
      }
      if (made.shared) shared = { ...shared, ...made.shared }
      for (const unit of made.common?.site ?? []) common.site.add(unit)
      for (const unit of made.common?.shared ?? []) common.shared.add(unit)
      for (const unit of made.common?.audit ?? []) common.audit.add(unit)
    },
    finish: (): KeptIndex => {
      const paths = pages.map(({ path }) => path)
      const named = groupsInUse(known.values(), groups, plan.formerGroup)
      const numbers = new Map(named.map(({ name }, number) => [name, units.length + number]))
      const lists = paths.map((path) => {
        const { units: own = [], groups: names = [] } = known.get(path) ?? {}
        return [...own, ...names.map((name) => numbers.get(name) ?? 0)]
      })
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
        hashes: paths.map((path) => known.get(path)?.hash ?? ''),
        socials: paths.map((path) => known.get(path)?.social),
        batchStarts,
        groups: named,
        unitStarts: starts,
        units: all,
        reasons: paths.map(plan.reasonOf),
      }
    },
  }
}

/** Every group that a page names: those that were made in this build, and those of the last one. */
function groupsInUse(
  pages: Iterable<PageUnits>,
  made: ReadonlyMap<string, Uint32Array>,
  formerGroup: (name: string) => Uint32Array | undefined,
): UnitGroup[] {
  const names = new Set<string>()
  for (const { groups } of pages) for (const name of groups) names.add(name)
  return [...names].sort().flatMap((name) => {
    const units = made.get(name) ?? formerGroup(name)
    return units ? [{ name, units }] : []
  })
}
