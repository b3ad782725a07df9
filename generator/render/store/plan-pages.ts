import { join } from 'node:path'
import type { RouteEntry } from '../../core/facts.ts'
import { hashFromNumber, hashNumberOf } from '../../core/hash.ts'
import { allNames, nameOfUnit, type UnitNames, unitCount } from '../observe/unit-names.ts'
import type { UnitTable } from '../observe/units.ts'
import {
  type CommonUnits,
  detailName,
  type FormerBuild,
  fileState,
  type PageUnits,
  type SharedHtml,
} from './page-store.ts'
import type { StoredAt, StoredPage } from './stored-batch.ts'
import { readUnitList } from './unit-lists.ts'

/**
 * How a build comes by a page: renders it; reads the HTML of the last build and audits it again; reads it, replaces its
 * shared parts, and audits only what depends on them; or keeps HTML, facts and issues of the last build.
 */
export type Making =
  | { by: 'render' }
  | { by: 'read'; former: FormerFile }
  | { by: 'replace'; former: FormerFile; stored: StoredAt }
  | { by: 'keep'; stored: StoredAt }

/** The hash of the file that the last build wrote, and the social image of the page. */
export type FormerFile = Pick<StoredPage, 'social'> & { hash: string }

export type PlannedPage = RouteEntry & { making: Making }

export type PagePlan = {
  makingOf: (path: string) => Making
  /** Why a page is rendered or audited; empty if it is kept. */
  reasonOf: (path: string) => string
  /** Units the last build made a page from, in the numbers of this build. */
  formerUnits: (path: string) => PageUnits
  /** A group of the last build, in the numbers of this build. */
  formerGroup: (name: string) => Uint32Array | undefined
  /** The same of what all pages are made from. */
  formerCommon: CommonUnits
  formerShared: SharedHtml
}

/** Hashes of the values of units. */
export function hashUnits({ names, all }: Pick<UnitTable, 'names' | 'all'>): BigUint64Array {
  const hashes = new BigUint64Array(unitCount(names))
  let unit = 0
  for (const { value } of all()) hashes[unit++] = hashNumberOf(JSON.stringify(value) ?? '')
  return hashes
}

const nothing = new Uint32Array()
const render: Making = { by: 'render' }

/** Decides how each page is made: as little as what has changed since the last build allows. */
export function planPages(former: FormerBuild | undefined, unitNames: UnitNames, hashes: BigUint64Array): PagePlan {
  const all = (reason: string): PagePlan => ({
    makingOf: () => render,
    reasonOf: () => reason,
    formerUnits: () => ({ units: nothing, groups: [] }),
    formerGroup: () => undefined,
    formerCommon: { site: nothing, shared: nothing, audit: nothing },
    formerShared: {},
  })
  if (!former) return all('no earlier build of this code')
  const { index } = former
  const numbers = new Map(Array.from(allNames(unitNames), (name, number) => [name, number]))
  /** The number each unit of the last build has now; -1 if it has changed or is gone. */
  const now = Int32Array.from(allNames(index.unitNames), (name, unit) => {
    const number = numbers.get(name)
    return number !== undefined && hashes[number] === index.unitHashes[unit] ? number : -1
  })
  const changedIn = (units: Uint32Array) => units.find((unit) => now[unit] === -1)
  /** A changed unit of each group; undefined if none has changed. */
  const changedInGroup = index.groups.map(({ units }) => changedIn(units))
  const nameOf = (unit: number) => `${nameOfUnit(index.unitNames, unit)} has changed`

  const { site, shared, audit } = index.common
  const inSite = changedIn(site)
  if (inSite !== undefined) return all(nameOf(inSite))
  const inAudit = changedIn(audit)
  const inCommon = changedIn(shared) ?? inAudit
  const forAll = inCommon !== undefined ? nameOf(inCommon) : former.isSiteIntact ? '' : 'the site was changed by hand'

  const places = new Map<string, number>(index.paths.map((path, place) => [path, place]))
  const madeFrom = (place: number) => readUnitList(index.units, index.unitStarts[place] ?? 0)
  const changedUnitOf = (place: number) => {
    const { units, groups } = madeFrom(place)
    const changed = changedIn(units)
    if (changed !== undefined) return changed
    for (const group of groups) if (changedInGroup[group] !== undefined) return changedInGroup[group]
    return undefined
  }
  const changed = index.paths.map((_, place) => changedUnitOf(place))
  const renumbered = (list: Uint32Array) => {
    const numbers = new Uint32Array(list.length)
    let count = 0
    for (const unit of list) if (now[unit] !== -1) numbers[count++] = now[unit] ?? 0
    return numbers.subarray(0, count)
  }
  const batches = batchNumbers(index.batchStarts)
  const groups = new Map(index.groups.map(({ name, units }) => [name, units]))
  const intact = index.detailStates.map((state, batch) => fileState(join(former.dir, detailName(batch))) === state)
  const isIntact = (batch: number) => intact[batch] === true
  return {
    makingOf: (path) => {
      const place = places.get(path)
      if (place === undefined || changed[place] !== undefined) return render
      const batch = batches[place] ?? 0
      const stored = { batch, at: place - (index.batchStarts[batch] ?? 0) }
      const former = { hash: hashFromNumber(index.hashes[place] ?? 0n), social: index.socials[place] }
      if (inAudit !== undefined || !isIntact(batch)) return { by: 'read', former }
      return forAll === '' ? { by: 'keep', stored } : { by: 'replace', former, stored }
    },
    reasonOf: (path) => {
      const place = places.get(path)
      if (place === undefined) return 'the page is new'
      const unit = changed[place]
      if (unit !== undefined) return nameOf(unit)
      return forAll === '' && !isIntact(batches[place] ?? 0) ? 'its details in the report were changed by hand' : forAll
    },
    formerUnits: (path) => {
      const place = places.get(path)
      if (place === undefined) return { units: nothing, groups: [] }
      const { units, groups } = madeFrom(place)
      return { units: renumbered(units), groups: Array.from(groups, (group) => index.groups[group]?.name ?? '') }
    },
    formerGroup: (name) => {
      const units = groups.get(name)
      return units && renumbered(units)
    },
    formerCommon: { site: renumbered(site), shared: renumbered(shared), audit: renumbered(audit) },
    formerShared: index.shared,
  }
}

/** The batch of each page. */
function batchNumbers(starts: readonly number[]): Uint32Array {
  const batches = new Uint32Array(starts.at(-1) ?? 0)
  for (let batch = 0; batch < starts.length - 1; batch++) batches.fill(batch, starts[batch], starts[batch + 1])
  return batches
}
