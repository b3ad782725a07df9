import { preview } from '../../pipeline/preview.ts'
import { fromHere, print } from '../console.ts'
import { untilStopped } from '../run-of.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  const { url } = await preview(settings, settings.port ?? 4173)
  print(`${fromHere(settings.outDir)} is served at ${url}. Stop with Ctrl+C.`)
  return untilStopped()
}
