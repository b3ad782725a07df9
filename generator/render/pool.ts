import { setImmediate } from 'node:timers/promises'
import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'

/** Entries that one worker handles together. Batches are numbered in input order. */
export type Batch<Entry> = { number: number; items: Entry[] }

type PoolOptions<Entry, Message> = {
  /** The worker's script. */
  script: string
  input: unknown
  /** Threads that handle batches, this one included if it does. */
  threads: number
  /** Whether the size of the input tells how much memory a worker needs. */
  isHeapLimited: boolean
  batches: Iterator<Batch<Entry>>
  onMessage: (message: Message) => void
  /** Prepares this thread, which then handles batches beside its workers. Not called if there is no batch. */
  openHere?: () => Promise<(batch: Batch<Entry>) => void>
}

export const batchSize = 32

/** Yields entries in batches. */
export function* batchesOf<Entry>(entries: Iterable<Entry>): Generator<Batch<Entry>, undefined> {
  let number = 0
  let items: Entry[] = []
  for (const entry of entries) {
    if (items.push(entry) < batchSize) continue
    yield { number: number++, items }
    items = []
  }
  if (items.length > 0) yield { number, items }
}

/** Number of threads to start: no more than there are batches. */
export function usefulJobs(jobs: number, entries: number): number {
  return Math.max(1, Math.min(jobs, Math.ceil(entries / batchSize)))
}

/**
 * Megabytes of heap that a worker may use to make pages. It needs about 45, and three times the bytes of its input. The
 * limit is far above: V8 lets the garbage of a heap with a limit grow to half of what it does without one, and a tight
 * limit costs a tenth of the time.
 */
const heapLimit = (inputBytes: number) => 1024 + Math.ceil((inputBytes / 1e6) * 8)

/**
 * Megabytes for new objects of a worker: three parts, of which two are in use at the same time. A part has to contain what a
 * group of pages makes. V8 takes 48 by default.
 */
const newObjects = 96

/** Batches that a worker has at the same time, so that it has another one while this thread is busy. */
const ahead = 2

/** With more threads than this, receiving their messages keeps this one busy. */
const mostWithOwnWork = 4

/**
 * Feeds batches of entries to workers and passes on their messages. Batches are taken from the iterator only when a thread
 * needs one, so the whole list is never in memory. Every message of a worker but the first, which says that it is ready,
 * is about a batch.
 *
 * This thread can handle batches too. It then replaces a worker, and with it a copy of the input.
 * @throws the error of a thread, after stopping the others.
 */
export async function runPool<Entry, Message>({
  script,
  input,
  threads,
  isHeapLimited,
  batches,
  onMessage,
  openHere,
}: PoolOptions<Entry, Message>): Promise<void> {
  const isWorking = openHere !== undefined && threads <= mostWithOwnWork
  const workers = startWorkers({ script, input, isHeapLimited, count: isWorking ? threads - 1 : threads })
  let isOver = false
  try {
    await Promise.all([
      ...workers.map((worker) => feed(worker, batches, onMessage)),
      isWorking && handleHere(batches, openHere, () => isOver),
    ])
  } finally {
    isOver = true
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

type Workers = { script: string; input: unknown; isHeapLimited: boolean; count: number }

function startWorkers({ script, input, isHeapLimited, count }: Workers): Worker[] {
  if (count === 0) return []
  const resourceLimits = {
    maxYoungGenerationSizeMb: newObjects,
    ...(isHeapLimited && { maxOldGenerationSizeMb: heapLimit(serialize(input).byteLength) }),
  }
  return Array.from({ length: count }, () => new Worker(script, { workerData: input, execArgv: [], resourceLimits }))
}

/** Gives a worker batches as long as there are any, and stops it when it has handled its last one. */
function feed<Entry, Message>(
  worker: Worker,
  batches: Iterator<Batch<Entry>>,
  onMessage: (message: Message) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isDone = false
    let expected = 1 // messages
    worker.once('error', reject)
    worker.once('exit', (code) =>
      isDone ? resolve() : reject(new Error(`A render worker ended early, with code ${code}.`)),
    )
    worker.on('message', (message: Message) => {
      try {
        expected--
        onMessage(message)
        for (; expected < ahead; expected++) {
          const batch = batches.next()
          if (batch.done) break
          worker.postMessage(batch.value)
        }
        if (expected > 0) return
        isDone = true
        void worker.terminate()
      } catch (error) {
        reject(error)
      }
    })
  })
}

/** Handles batches on this thread. Messages of workers are received between them. */
async function handleHere<Entry>(
  batches: Iterator<Batch<Entry>>,
  open: () => Promise<(batch: Batch<Entry>) => void>,
  isOver: () => boolean,
): Promise<void> {
  let handle: ((batch: Batch<Entry>) => void) | undefined
  while (!isOver()) {
    const batch = batches.next()
    if (batch.done) return
    handle ??= await open()
    handle(batch.value)
    await setImmediate() // for signals, too
  }
}
