import type { SentError, TaskReply, TaskRequest } from '../core/own-process.ts'
import { problemIn } from '../core/problem-error.ts'

// A process that does one task for the process that started it (`core/own-process.ts`).

type Task = (input: never, onProgress: (done: number) => void) => Promise<unknown>

/** Each loads its code when it runs. */
const tasks: Record<string, () => Promise<Task>> = {
  'bundle client': async () => (await import('../assets/bundle-client.ts')).bundleClient,
  'encode images': async () => (await import('../pipeline/workers/image-encoder.ts')).encodeImages,
  'check facts': async () => (await import('../pipeline/workers/fact-checker.ts')).findFalseFacts,
}

const say = (reply: TaskReply, then = () => {}) => process.send?.(reply, then)

async function perform({ task, input }: TaskRequest): Promise<TaskReply> {
  try {
    const work = await tasks[task]?.()
    if (!work) throw new Error(`There is no task "${task}".`)
    // The caller that names a task gives the input that it takes.
    return { kind: 'done', result: await work(input as never, (done) => say({ kind: 'progress', done })) }
  } catch (error) {
    const problem = problemIn(error)
    return problem ? { kind: 'failed', problem } : { kind: 'failed', problem, error: sent(error) }
  }
}

function sent(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack, code, path }: NodeJS.ErrnoException = error
  return { message, stack, code, path }
}

process.once('message', async (request: TaskRequest) => {
  // Tools may leave something open that would keep the process.
  say(await perform(request), () => process.exit())
})
// The process that started this one has ended.
process.once('disconnect', () => process.exit(1))
