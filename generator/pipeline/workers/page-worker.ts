import { parentPort, threadId, workerData } from 'node:worker_threads'
import { garbageCollection } from '../../core/collect-garbage.ts'
import type { Problem } from '../../core/problem.ts'
import { problemIn } from '../../core/problem-error.ts'
import type { Batch } from '../../render/pool.ts'
import type { PlannedPage } from '../../render/store/plan-pages.ts'
import { createPageMaker, type MadePages, type PageMaker, type RenderInput } from './page-maker.ts'

// A thread that makes pages.

export type RenderMessage = { kind: 'ready' } | ({ kind: 'pages' } & MadePages) | { kind: 'failed'; problem: Problem }

const post = (message: RenderMessage) => parentPort?.postMessage(message)

/** The class of an error is lost on the way to another thread, so a problem of the site's own code is a message. */
function attempt(work: () => void): void {
  try {
    work()
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    post({ kind: 'failed', problem })
  }
}

let makePages: PageMaker | undefined
attempt(() => {
  makePages = createPageMaker(workerData as RenderInput, `page-${threadId}`) // given by the pool
  post({ kind: 'ready' })
})
const collectAfter = garbageCollection()
parentPort?.on('message', (batch: Batch<PlannedPage>) => {
  attempt(() => makePages && post({ kind: 'pages', ...makePages(batch) }))
  collectAfter(batch.items.length)
})
