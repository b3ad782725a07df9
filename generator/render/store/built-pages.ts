import { hashFromNumber } from '../../core/hash.ts'
import { type FormerPage, openFormerBatches, type ReadDetails } from './former-batches.ts'
import { indexBy } from './page-store.ts'
import type { StoredAt } from './stored-batch.ts'

/** The pages of the last published build, as the audit of the output directory compares them with the files there. */
export type BuiltPages = {
  /** Hash of the file of a page; undefined if that build made no page of this path. */
  hashOf: (path: string) => string | undefined
  /** What the build found out about a page, and its details for the report. Undefined if its batch is damaged. */
  pageAt: (path: string) => { page: FormerPage; detail: unknown } | undefined
}

/** Opens what a build kept in a directory. Undefined if it kept nothing there, or other code did. */
export function openBuiltPages(dir: string, code: string, readDetails: ReadDetails): BuiltPages | undefined {
  const index = indexBy(code, dir)
  if (!index) return undefined
  const numbers = new Map(index.paths.map((path, number) => [path, number]))
  const batches = openFormerBatches(dir, readDetails)
  const placeOf = (path: string): StoredAt | undefined => {
    const number = numbers.get(path)
    if (number === undefined) return undefined
    const batch = index.batchStarts.findLastIndex((start) => start <= number)
    return { batch, at: number - (index.batchStarts[batch] ?? 0) }
  }
  return {
    hashOf: (path) => {
      const hash = index.hashes[numbers.get(path) ?? -1]
      return hash === undefined ? undefined : hashFromNumber(hash)
    },
    pageAt: (path) => {
      const place = placeOf(path)
      const page = place && batches.pageAt(place)
      const detail = place && batches.detailAt(place)
      return page && detail !== undefined ? { page, detail } : undefined
    },
  }
}
