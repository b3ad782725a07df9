import { parentPort, threadId, workerData } from 'node:worker_threads'
import type { Batch } from '../../render/pool.ts'
import type { PlannedPage } from '../../render/store/plan-pages.ts'
import { createPageMaker, type MadePages, type RenderInput } from './page-maker.ts'

// A thread that makes pages.

export type RenderMessage = { kind: 'ready' } | ({ kind: 'pages' } & MadePages)

const makePages = createPageMaker(workerData as RenderInput, `page-${threadId}`) // given by the pool
const post = (message: RenderMessage) => parentPort?.postMessage(message)

parentPort?.on('message', (batch: Batch<PlannedPage>) => post({ kind: 'pages', ...makePages(batch) }))
post({ kind: 'ready' })
