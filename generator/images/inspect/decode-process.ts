import { type Decoded, decodePicture } from './decode-picture.ts'
import type { PictureFormat } from './picture-format.ts'

// The process that decodes pictures, one at a time, started and if need be killed by decoder.ts.

export type DecodeRequest = { bytes: Uint8Array; format: PictureFormat }
export type DecodeReply = { kind: 'ready' } | { kind: 'decoded'; decoded: Decoded }

const say = (reply: DecodeReply) => process.send?.(reply)

process.on('message', async ({ bytes, format }: DecodeRequest) => {
  say({ kind: 'decoded', decoded: await decodePicture(Buffer.from(bytes), format) })
})
// Nobody is left to answer. An orderly end would wait for the decoder, which cannot be interrupted.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
say({ kind: 'ready' })
