import { resolve } from 'node:path'
import { merge } from '../../pipeline/merge.ts'
import { requireManifest, requireSafeDirectories } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'
import { showBuild } from '../show-build.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireSafeDirectories(settings)
  const dirs = settings.operands.map((dir) => resolve(dir))
  return showBuild(settings, (run) => merge(run, dirs))
}
