import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Decoded } from './decode-picture.ts'
import type { DecodeReply, DecodeRequest } from './decode-process.ts'

export type DecoderOptions = {
  /** Script of the decoding process; replaced in tests. */
  script?: string
  /** Time limit per image. */
  seconds?: number
}

/** The result for an image: an answer, or how the decoding process ended. */
export type Outcome = Decoded | { kind: 'overrun'; seconds: number } | { kind: 'crash' }

export type Decoder = { decode: (request: DecodeRequest) => Promise<Outcome>; close: () => Promise<void> }

/** Seconds; on a busy machine a process may start slowly. */
const startLimit = 60

/**
 * Decodes images in a separate process, because a hostile image can hang or crash the library, which cannot be
 * interrupted from within. The process starts with the first image, and again after an image that ended it. One image
 * at a time.
 */
export function openDecoder({
  script = join(import.meta.dirname, 'decode-process.ts'),
  seconds = 15,
}: DecoderOptions = {}): Decoder {
  let child: ChildProcess | undefined
  const close = async () => {
    if (child) await end(child)
    child = undefined
  }
  return {
    async decode(request) {
      if (child && hasEnded(child)) child = undefined
      child ??= await start(script)
      const said = await reply(child, seconds, request)
      if (said.kind === 'decoded') return said.decoded
      await close()
      return said.kind === 'overrun' ? { kind: 'overrun', seconds } : { kind: 'crash' }
    },
    close,
  }
}

/** @throws if the process does not start; no image causes that. */
async function start(script: string): Promise<ChildProcess> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = fork(script, {
    // A fixed directory, so that no tsconfig.json of the caller is read.
    cwd: import.meta.dirname,
    execArgv: ['--import', loader],
    serialization: 'advanced',
    // stderr is not shown: libraries write warnings there that are reported as problems.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4096)
  })
  // Sending to an ended process emits an error; reply() detects the end itself.
  child.on('error', () => {})
  if ((await reply(child, startLimit)).kind === 'ready') return child
  await end(child)
  throw new Error(`The process that decodes images does not start.\n${errors}`)
}

type Said = DecodeReply | { kind: 'overrun' } | { kind: 'ended' }

/** The next message of the process, after sending a request if there is one. */
function reply(child: ChildProcess, seconds: number, request?: DecodeRequest): Promise<Said> {
  return new Promise((resolve) => {
    const settle = (said: Said) => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', miss).off('error', miss)
      resolve(said)
    }
    const miss = () => settle({ kind: 'ended' })
    const hear = (message: unknown) => settle(message as DecodeReply) // the script sends nothing else
    const timer = setTimeout(() => settle({ kind: 'overrun' }), seconds * 1000)
    child.on('message', hear).on('exit', miss).on('error', miss)
    if (request) child.send(request, (error) => error && miss())
  })
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
