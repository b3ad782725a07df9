import { internTable, type KeptText } from '../../core/intern-table.ts'
import { numberTable } from '../../core/number-table.ts'
import { ownCopy } from '../../core/own-copy.ts'
import type { NodeIds } from '../../core/site-facts.ts'

/**
 * Numbers the ids of JSON-LD nodes in the order in which they come. Most are the URL of a page with a fragment, and a page
 * has several. So an id is two numbers: that of a path, and that of the rest, which pages of one type share. As texts, ids
 * would take 0.5 kB a page.
 * @param kept finds paths of pages.
 */
export function nodeIdTable(kept: KeptText): { numberOf: (id: string) => number; finish: () => NodeIds } {
  const paths = internTable(kept)
  const frames = internTable()
  const framesByNumber: Frame[] = []
  const ids = numberTable()
  return {
    numberOf: (id) => {
      const [, before = '', path = '', after = ''] = parts.exec(id) ?? []
      const pathNumber = paths.numberOf(path)
      const frame = frames.numberOf(JSON.stringify([before, after]))
      framesByNumber[frame] ??= { before: ownCopy(before), after: ownCopy(after) }
      return ids.numberOf(frame * mostPaths + pathNumber)
    },
    finish: () => nodeIds(ids.values(), paths.texts, framesByNumber),
  }
}

/** At the top level, because a function made in the table would keep all of the table in memory. */
function nodeIds(ids: Float64Array, paths: readonly string[], frames: readonly Frame[]): NodeIds {
  return {
    count: ids.length,
    at: (number) => {
      const id = ids[number] ?? -1
      const frame = frames[Math.floor(id / mostPaths)]
      return frame && `${frame.before}${paths[id % mostPaths]}${frame.after}`
    },
  }
}

/** An id is the number of its frame times this, plus the number of its path. */
const mostPaths = 2 ** 32

/** What is before and after the path of an id. */
type Frame = { before: string; after: string }

/** Scheme and host, path and query, fragment. Every text has them; each may be empty. */
const parts = /^((?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?)([^#]*)(#.*)?$/is
