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
  const framesByNumber: { before: string; after: string }[] = []
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
    finish: () => {
      const all = ids.values().slice()
      return {
        count: all.length / 2,
        at: (number) => {
          const frame = framesByNumber[all[number * 2 + 1] ?? -1]
          return frame && `${frame.before}${paths.texts[all[number * 2] ?? -1]}${frame.after}`
        },
      }
    },
  }
}

/** Scheme and host, path and query, fragment. Every text has them; each may be empty. */
const parts = /^((?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/?#]*)?)([^#]*)(#.*)?$/is
