import { hasErrors } from '../../core/problem.ts'
import { review } from '../../pipeline/review.ts'
import { paint, print } from '../console.ts'
import { problemText, reviewText, tally } from '../print.ts'
import { runOf } from '../run-of.ts'
import { requireApart, requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireApart('cache', settings.cacheDir, [settings.manifestDir])
  const isDry = settings.isDryRun
  const { file, problems, reviewed } = await review(runOf(settings), { isDry })
  if (settings.isJson) {
    print(JSON.stringify({ reviewed, problems }))
    return reviewed ? 0 : 1
  }
  // What only warns is for `validate`, which is run as well.
  const errors = problems.filter((problem) => hasErrors([problem]))
  if (errors.length > 0) print(`${errors.map((problem) => problemText(problem, paint)).join('\n')}\n`)
  print(
    reviewed
      ? reviewText(file, reviewed, isDry)
      : `${paint('Nothing was written', 'error')}: ${tally(errors, [], true)}.`,
  )
  return reviewed ? 0 : 1
}
