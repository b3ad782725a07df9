import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { ProblemError } from './problem-error.ts'

/** What the process has to do: the name of a task in `cli/own-process.ts`, and its input. */
export type TaskRequest = { task: string; input: unknown }

/** What the process says: how far it is, any number of times, and how it ended. */
export type TaskReply =
  | { kind: 'progress'; done: number }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'failed'; problem: undefined; error: SentError }

/** An error, as far as messages need it; the rest is lost on the way to another process. */
export type SentError = Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code' | 'path'>

/**
 * Does a task in a process of its own. Bundlers, tools for fonts and encoders of images leave hundreds of megabytes behind,
 * which are free again when their process ends; and this thread can do something else meanwhile.
 * @param rootDir the directory of the package.
 * @param input what the task takes, as plain data.
 * @throws the error of the task, or one that says that its process ended early.
 */
export function inOwnProcess<Result>(
  rootDir: string,
  { task, input }: TaskRequest,
  onProgress: (done: number) => void = () => {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(join(rootDir, 'generator/cli/own-process.mjs'), {
      execArgv: [],
      serialization: 'advanced',
      // What tools print is for people. The standard output may be read by a program.
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    let reply: Exclude<TaskReply, { kind: 'progress' }> | undefined
    child.on('message', (said: TaskReply) => {
      if (said.kind === 'progress') onProgress(said.done)
      else reply = said
    })
    // More than one may come, e.g. when the process ends while its input is sent.
    child.on('error', reject)
    child.once('exit', (code, signal) => {
      if (!reply) reject(new Error(`The process of the task "${task}" ended early, with ${signal ?? `code ${code}`}.`))
      else if (reply.kind === 'done')
        resolve(reply.result as Result) // what the task returns
      else reject(reply.problem ? new ProblemError(reply.problem) : Object.assign(new Error(), reply.error))
    })
    child.send({ task, input })
  })
}
