import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { SocialPicture } from '#src/head/social-picture.ts'
import { hashTimes } from '../../core/directory-hash.ts'
import { isRunning } from '../../core/is-running.ts'
import { sha256 } from '../../core/sha256.ts'
import type { UnitNames } from '../observe/unit-names.ts'
import { readChecked, writeChecked } from './checked-file.ts'

/** Units that every page is made from, by what they are for. Numbers of `StoreIndex.units`. */
export type CommonUnits = {
  /** The indexes that all pages are rendered with. */
  site: Uint32Array
  /** Header, footer and quick bar. */
  shared: Uint32Array
  /** Rules and facts. */
  audit: Uint32Array
}

/** A long list of units that many pages were made from. */
export type UnitGroup = { name: string; units: Uint32Array }

/** What a page was made from: units, and names of groups. */
export type PageUnits = { units: Uint32Array; groups: readonly string[] }

/** HTML of the parts that pages share, by name; those of a contact have its key in their names. */
export type SharedHtml = Readonly<Record<string, string>>

/** What a build keeps for the next one, in addition to its batches. */
export type StoreIndex = {
  /** The code that wrote it: that of the screens, and all of it by sizes and times. */
  version: string
  code: string
  /** What was there to be read: names of units, and hashes of their values. */
  unitNames: UnitNames
  unitHashes: BigUint64Array
  common: CommonUnits
  shared: SharedHtml
  /** Every page, in order. Those of a batch are adjacent. */
  paths: readonly string[]
  /** Of each page: `PageFacts.hash`, and its social image. */
  hashes: BigUint64Array
  socials: readonly (SocialPicture | undefined)[]
  /** Index of the first page of each batch, and the number of pages. */
  batchStarts: readonly number[]
  groups: readonly UnitGroup[]
  /** Where the list of each page begins in `units`, which `readUnitList` reads. */
  unitStarts: Uint32Array
  units: Uint8Array
  /** Why the build rendered or audited each page; empty if it kept the page. */
  reasons: readonly string[]
  /** `hashTimes` of the output directory. */
  outState: string
  /** Size and time of the file of details of each batch. */
  detailStates: readonly string[]
}

/** What is known before the site is published. */
export type KeptIndex = Omit<StoreIndex, 'version' | 'code' | 'outState' | 'detailStates'>

/** What the last published build kept of its pages. */
export type FormerBuild = {
  dir: string
  index: StoreIndex
  /** Whether the output directory is as that build left it. */
  isSiteIntact: boolean
}

export type PageStore = {
  /** Undefined if there is none, or other code wrote it. */
  former: FormerBuild | undefined
  /** Where this build keeps its batches. */
  dir: string
  /** Replaces what the last build kept. `outState` is `hashTimes` of the output directory. */
  commit: (index: KeptIndex, outState: string) => void
  /** Removes what this build kept, unless it is committed. */
  [Symbol.dispose]: () => void
}

/** Bytes of all stores together. The newest is kept in any case. */
const mostBytes = 4e9

const indexName = 'index'
/** Changes with every change of the index or of a batch that does not change the code that makes pages. */
const format = 3
/** Contains the path of the output directory. */
const placeName = 'place'
export const detailName = (batch: number) => `${batch}.js`

type StoreOptions = {
  /** Holds the stores of all output directories. */
  cacheDir: string
  outDir: string
  /** Where the report keeps the details of pages, by batch. */
  detailDir: string
  /** Of the code that makes pages. */
  version: string
  /** The state of all code. */
  code: string
}

/**
 * Opens what the last published build of an output directory kept of its pages. A build writes to a directory of its own,
 * which replaces the last one after publishing. A build that fails changes nothing; one that is killed while it replaces
 * the directory leaves none, and the next build makes all pages.
 */
export function openPageStore({ cacheDir, outDir, detailDir, version: maker, code }: StoreOptions): PageStore {
  const version = `${format} ${maker}`
  const dir = storeOf(cacheDir, outDir)
  const [last, next] = [lastOf(dir), join(dir, `next.${process.pid}`)]
  removeUnfinished(dir)
  mkdirSync(next, { recursive: true })
  return {
    former: openFormer(last, version, outDir),
    dir: next,
    commit: (index, outState) => {
      const detailStates = index.batchStarts.slice(0, -1).map((_, batch) => {
        const [kept, shown] = [join(next, detailName(batch)), join(detailDir, detailName(batch))]
        linkOrCopy(shown, kept)
        return fileState(kept)
      })
      writeChecked(join(next, indexName), { ...index, version, code, outState, detailStates })
      writeFileSync(join(next, placeName), outDir)
      rmSync(last, { recursive: true, force: true })
      renameSync(next, last)
      prune(cacheDir)
    },
    [Symbol.dispose]: () => rmSync(next, { recursive: true, force: true }),
  }
}

/** One store for each output directory. */
export const storeOf = (cacheDir: string, outDir: string) => join(cacheDir, sha256(outDir).slice(0, 16))

const lastOf = (store: string) => join(store, 'last')

/** Where the last published build of an output directory is kept. */
export const lastPagesOf = (cacheDir: string, outDir: string) => lastOf(storeOf(cacheDir, outDir))

/** What the same code kept in a directory. Undefined if it kept nothing there. */
export function indexBy(code: string, dir: string): StoreIndex | undefined {
  const index = readIndex(dir)
  return index?.code === code ? index : undefined
}

/** Why the last published build made a page; empty if it kept the page, undefined if that is not known. */
export function reasonOfLastBuild(cacheDir: string, outDir: string, path: string): string | undefined {
  const index = readIndex(lastPagesOf(cacheDir, outDir))
  return index?.reasons[index.paths.indexOf(path)]
}

function openFormer(dir: string, version: string, outDir: string): FormerBuild | undefined {
  const index = readIndex(dir)
  return index?.version === version ? { dir, index, isSiteIntact: index.outState === hashTimes(outDir) } : undefined
}

const readIndex = (dir: string) => readChecked(join(dir, indexName)) as StoreIndex | undefined // verified: the bytes that `commit` wrote

/** A second name for a file. Where the file system has no such thing, or it is another one, a copy. */
export function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Changes if somebody edits the file. */
export function fileState(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

/** The process that writes to a directory of a store. */
const builderOf = (name: string) => Number(/^next\.(\d+)$/.exec(name)?.[1])

function removeUnfinished(dir: string): void {
  if (!existsSync(dir)) return
  for (const name of readdirSync(dir)) {
    if (name !== 'last' && !isRunning(builderOf(name))) rmSync(join(dir, name), { recursive: true, force: true })
  }
}

/** Removes the stores of output directories that no longer exist, and the oldest if all together are too large. */
function prune(cacheDir: string): void {
  const stores = readdirSync(cacheDir).flatMap((name) => {
    if (!isOrphaned(join(cacheDir, name))) return { name, ...measure(lastOf(join(cacheDir, name))) }
    rmSync(join(cacheDir, name), { recursive: true, force: true })
    return []
  })
  let total = 0
  for (const [rank, { name, bytes }] of stores.sort((a, b) => b.time - a.time).entries()) {
    total += bytes
    if (rank > 0 && total > mostBytes) rmSync(join(cacheDir, name), { recursive: true, force: true })
  }
}

/** Whether the output directory of a store is gone. A build that is running is about to make it again. */
function isOrphaned(dir: string): boolean {
  const place = join(lastOf(dir), placeName)
  if (!existsSync(place) || existsSync(readFileSync(place, 'utf8'))) return false
  return !readdirSync(dir).some((name) => isRunning(builderOf(name)))
}

/** When a store was written, and its bytes. A store that another build is just replacing counts as the newest. */
function measure(dir: string): { time: number; bytes: number } {
  const found = (name: string) => statSync(join(dir, name), { throwIfNoEntry: false })
  const names = existsSync(dir) ? readdirSync(dir) : []
  return {
    time: found(indexName)?.mtimeMs ?? Number.POSITIVE_INFINITY,
    bytes: names.reduce((sum, name) => sum + (found(name)?.size ?? 0), 0),
  }
}
