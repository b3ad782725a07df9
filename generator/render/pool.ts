import { Worker } from 'node:worker_threads'

/** Entries that one worker handles together. Batches are numbered in input order. */
export type Batch<Entry> = { number: number; items: Entry[] }

type PoolOptions<Entry, Message> = {
  /** The worker's script. */
  script: string
  input: unknown
  jobs: number
  entries: Iterator<Entry>
  onMessage: (message: Message) => void
}

const batchSize = 32

/**
 * Feeds batches of entries to idle workers and passes on their messages. Entries are taken from the iterator only when
 * a worker is idle, so the whole list is never in memory. Every message of a worker means that it is idle.
 * @throws the error of a worker, after stopping the others.
 */
export async function runPool<Entry, Message>({
  script,
  input,
  jobs,
  entries,
  onMessage,
}: PoolOptions<Entry, Message>): Promise<void> {
  let count = 0
  const workers = Array.from({ length: jobs }, () => new Worker(script, { workerData: input, execArgv: [] }))
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
                const batch = take(entries, batchSize)
                if (batch.length > 0) worker.postMessage({ number: count++, items: batch } satisfies Batch<Entry>)
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

function take<T>(items: Iterator<T>, count: number): T[] {
  const taken: T[] = []
  while (taken.length < count) {
    const { done, value } = items.next()
    if (done) break
    taken.push(value)
  }
  return taken
}
