import { useSyncExternalStore } from 'react'
import type { SnippetEdits } from './snippet-edits.ts'

let edits: SnippetEdits = new Map()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setEdits(next: SnippetEdits): void {
  edits = next
  for (const listener of listeners) listener()
}

/** The edits of all pages. They are kept while the report is open, whichever page is shown. */
export function useSnippetEdits(): [edits: SnippetEdits, setEdits: (next: SnippetEdits) => void] {
  return [useSyncExternalStore(subscribe, () => edits), setEdits]
}
