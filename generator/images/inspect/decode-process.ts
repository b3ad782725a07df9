import { type Decoded, decodePicture } from './decode-picture.ts'
import type { PictureFormat } from './picture-format.ts'

// Decodes images one at a time. decoder.ts starts this process and kills it if necessary.

export type DecodeRequest = { bytes: Uint8Array; format: PictureFormat }
export type DecodeReply = { kind: 'ready' } | { kind: 'decoded'; decoded: Decoded }

const say = (reply: DecodeReply) => process.send?.(reply)

process.on('message', async ({ bytes, format }: DecodeRequest) => {
  say({ kind: 'decoded', decoded: await decodePicture(Buffer.from(bytes), format) })
})
// The parent has ended. A regular exit would wait for the decoder, which cannot be interrupted.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
say({ kind: 'ready' })
