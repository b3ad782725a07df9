import { useSyncExternalStore } from 'react'
import { useReport } from '../../report.tsx'
import { readStored, store } from '../../stored.ts'
import { readEdits, type SnippetEdits, writtenEdits } from './snippet-edits.ts'

type Kept = { edits: SnippetEdits; isStored: boolean }

/** The edits by key of the storage. */
const keptBy = new Map<string, Kept>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keptAt(key: string): Kept {
  const kept = keptBy.get(key) ?? { edits: readEdits(readStored(key)), isStored: true }
  keptBy.set(key, kept)
  return kept
}

/**
 * The edits of all pages of the site, which this browser keeps. Without storage, `isStored` is false and they last as
 * long as the report is open.
 */
export function useSnippetEdits(): Kept & { setEdits: (next: SnippetEdits) => void } {
  const key = `citywide snippets ${useReport().summary.site.origin}`
  const kept = useSyncExternalStore(subscribe, () => keptAt(key))
  return {
    ...kept,
    setEdits(edits) {
      keptBy.set(key, { edits, isStored: store(key, writtenEdits(edits)) })
      for (const listener of listeners) listener()
    },
  }
}
