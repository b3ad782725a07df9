import type { Located } from '../../records.ts'
import { entryOf } from './entry.ts'

const targets = ['page', 'service', 'category', 'city', 'county', 'office', 'path']
const fields = new Set(['label', ...targets])

/** The target of each link of a record that has a label, with which it may disagree: `page contact`, `service roof-repair city odell`. */
export const linkEntries = (record: Located<unknown>) =>
  linksIn(record.value).map(({ target, path }) => entryOf(record, { noun: 'link', name: target, path, cells: [] }))

function linksIn(value: unknown, path: PropertyKey[] = []): { target: string; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  const known = targets.flatMap((key) => entries.filter(([name]) => name === key))
  if (known.length > 0 && entries.every(([key, item]) => fields.has(key) && typeof item === 'string')) {
    if (!entries.some(([key]) => key === 'label')) return []
    const target = known.map(([key, item]) => `${key} ${item}`).join(' ')
    return [{ target, path: [...path, known[0]?.[0] ?? ''] }]
  }
  return entries.flatMap(([key, item]) => linksIn(item, [...path, Array.isArray(value) ? Number(key) : key]))
}
