import { lock } from '../../pipeline/lock.ts'
import { paint, print } from '../console.ts'
import { findingText, ledgerText, problemText, tally } from '../print.ts'
import { runOf, today } from '../run-of.ts'
import { requireApart, requireManifest } from '../safe-directories.ts'
import { type Settings, UsageError } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireApart('cache', settings.cacheDir, [settings.manifestDir])
  const { date = today() } = settings
  if (date > today()) throw new UsageError(`--date is ${date}, which is in the future.`)
  const { counts, file, problems, findings } = await lock(runOf(settings), date)
  if (settings.isJson) {
    print(JSON.stringify({ counts, problems, findings }))
    return counts ? 0 : 1
  }
  const lines = [
    ...problems.map((problem) => problemText(problem, paint)),
    ...findings.map((finding) => findingText(finding, paint)),
  ]
  if (lines.length > 0) print(`${lines.join('\n')}\n`)
  print(
    counts
      ? `${file}: ${ledgerText(counts)}.`
      : `${paint('Nothing was written', 'error')}: ${tally(problems, findings, true)}.`,
  )
  return counts ? 0 : 1
}
