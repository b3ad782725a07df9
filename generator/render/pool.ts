import { serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'

/** Entries that one worker handles together. Batches are numbered in input order. */
export type Batch<Entry> = { number: number; items: Entry[] }

type PoolOptions<Entry, Message> = {
  /** The worker's script. */
  script: string
  input: unknown
  jobs: number
  /** Whether the size of the input tells how much memory a worker needs. */
  isHeapLimited: boolean
  batches: Iterator<Batch<Entry>>
  onMessage: (message: Message) => void
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
 * Feeds batches of entries to idle workers and passes on their messages. Batches are taken from the iterator only when
 * a worker is idle, so the whole list is never in memory. Every message of a worker means that it is idle.
 * @throws the error of a worker, after stopping the others.
 */
export async function runPool<Entry, Message>({
  script,
  input,
  jobs,
  isHeapLimited,
  batches,
  onMessage,
}: PoolOptions<Entry, Message>): Promise<void> {
  const resourceLimits = isHeapLimited ? { maxOldGenerationSizeMb: heapLimit(serialize(input).byteLength) } : {}
  const workers = Array.from(
    { length: jobs },
    () => new Worker(script, { workerData: input, execArgv: [], resourceLimits }),
  )
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            let isDone = false
            worker.once('error', reject)
            worker.once('exit', (code) =>
              isDone ? resolve() : reject(new Error(`A render worker ended early, with code ${code}.`)),
            )
            worker.on('message', (message: Message) => {
              try {
                onMessage(message)
                const batch = batches.next()
                if (!batch.done) worker.postMessage(batch.value)
                else {
                  isDone = true
                  void worker.terminate()
                }
              } catch (error) {
                reject(error)
              }
            })
          }),
      ),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
