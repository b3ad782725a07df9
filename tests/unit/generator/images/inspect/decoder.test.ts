import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDecoder } from '#generator/images/inspect/decoder.ts'
import { drawing, endlessDrawing } from '../../../../support/picture-bytes.ts'
import { temporaryDir } from '../../../../support/temporary.ts'

// Each test starts a process.
vi.setConfig({ testTimeout: 60_000 })

/** A process that obeys the image. */
const obedient = `
process.on('message', ({ bytes }) => {
  const order = Buffer.from(bytes).toString()
  if (order === 'hang') setInterval(() => {}, 1000)
  else if (order === 'spin') for (;;);
  else if (order === 'abort') process.abort()
  else if (order === 'exit') process.exit(0)
  else process.send({ kind: 'decoded', decoded: { kind: 'picture', width: process.pid, height: 1, frames: 1, tone: order } })
})
process.send({ kind: 'ready' })
`

async function openObedient(options: { seconds?: number } = {}) {
  const script = join(await temporaryDir(), 'obedient.mjs')
  await writeFile(script, obedient)
  const decoder = openDecoder({ script, ...options })
  onTestFinished(decoder.close)
  return (order: string) => decoder.decode({ bytes: Buffer.from(order), format: 'png' })
}

test.each(['hang', 'spin'])(
  'an image on which the decoder would %s is abandoned, and the next is decoded',
  async (order) => {
    const decode = await openObedient({ seconds: 1 })
    expect(await decode(order)).toEqual({ kind: 'overrun', seconds: 1 })
    expect(await decode('fine')).toMatchObject({ kind: 'picture', tone: 'fine' })
  },
)

test.each(['abort', 'exit'])(
  'an image on which the decoder would %s is reported to crash it, and the next is decoded',
  async (order) => {
    const decode = await openObedient()
    expect(await decode(order)).toEqual({ kind: 'crash' })
    expect(await decode('fine')).toMatchObject({ kind: 'picture', tone: 'fine' })
  },
)

test('one process serves all images, and a process that ended in between is replaced', async () => {
  const decode = await openObedient()
  const [first, second] = [await decode('first'), await decode('second')]
  if (first.kind !== 'picture' || second.kind !== 'picture') throw new Error('nothing was decoded')
  expect(second.width).toBe(first.width) // the process number
  process.kill(first.width, 'SIGKILL')
  await expect.poll(() => isRunning(first.width)).toBe(false)
  expect(await decode('third')).toMatchObject({ kind: 'picture', tone: 'third' })
})

test('a decoder that does not start is an exception, not a problem of an image', async () => {
  const decoder = openDecoder({ script: join(await temporaryDir(), 'nothing.mjs') })
  await expect(decoder.decode({ bytes: Buffer.from(''), format: 'png' })).rejects.toThrow(/does not start/)
})

test('the process ends with its parent, also while decoding', async () => {
  const script = fileURLToPath(new URL('../../../../../generator/images/inspect/decode-process.ts', import.meta.url))
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = fork(script, { execArgv: ['--import', loader], serialization: 'advanced' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  child.send({ bytes: endlessDrawing(), format: 'svg' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('it works from any working directory', async () => {
  const decoder = openDecoder()
  onTestFinished(decoder.close)
  const [before, elsewhere] = [process.cwd(), await temporaryDir()]
  await writeFile(join(elsewhere, 'tsconfig.json'), 'not JSON')
  process.chdir(elsewhere)
  onTestFinished(() => process.chdir(before))
  expect(await decoder.decode({ bytes: drawing('width="9" height="9"'), format: 'svg' })).toMatchObject({ width: 9 })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
