import { dev } from '../../pipeline/dev.ts'
import { paint, print } from '../console.ts'
import { problemText } from '../print.ts'
import { runOptions, untilStopped } from '../run-of.ts'
import { requireApart, requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireApart('cache', settings.cacheDir, [settings.manifestDir])
  const url = await dev({
    ...runOptions(settings),
    port: settings.port ?? 5173,
    onProblems: (problems) => print(...problems.map((problem) => problemText(problem, paint))),
  })
  print(`The site is at ${url} and follows every edit. Its last report is at ${url}__audit/. Stop with Ctrl+C.`)
  return untilStopped()
}
