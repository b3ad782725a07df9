import { internTable, type KeptText } from '../../core/intern-table.ts'
import { numberColumn } from '../../core/number-column.ts'
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
  const ids = numberColumn()
  const numbers = new Map<number, number>()
  return {
    numberOf: (id) => {
      const [, before = '', path = '', after = ''] = parts.exec(id) ?? []
      const pathNumber = paths.numberOf(path)
      const frame = frames.numberOf(JSON.stringify([before, after]))
      framesByNumber[frame] ??= { before: ownCopy(before), after: ownCopy(after) }
      const key = frame * 2 ** 32 + pathNumber
      const known = numbers.get(key)
      if (known !== undefined) return known
      const number = ids.append([pathNumber, frame]) / 2
      numbers.set(key, number)
      return number
    },
    finish: () => nodeIds(ids.values().slice(), paths.texts, framesByNumber),
  }
}

/** Apart from the table: what reads ids would keep all with which the table found their numbers. */
function nodeIds(ids: Uint32Array, paths: readonly string[], frames: readonly Frame[]): NodeIds {
  return {
    count: ids.length / 2,
    at: (number) => {
      const frame = frames[ids[number * 2 + 1] ?? -1]
      return frame && `${frame.before}${paths[ids[number * 2] ?? -1]}${frame.after}`
    },
  }
}

/** What is before and after the path of an id. */
type Frame = { before: string; after: string }

/** Scheme and host, path and query, fragment. Every text has them; each may be empty. */
const parts = /^((?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?)([^#]*)(#.*)?$/is
