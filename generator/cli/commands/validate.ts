import { counted } from '../../core/counted.ts'
import { hasErrors } from '../../core/problem.ts'
import { validate } from '../../pipeline/validate.ts'
import { paint, print } from '../console.ts'
import { acceptHint, problemText, tally } from '../print.ts'
import { runOf } from '../run-of.ts'
import { requireApart, requireManifest } from '../safe-directories.ts'
import type { Settings } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  requireManifest(settings)
  requireApart('cache', settings.cacheDir, [settings.manifestDir])
  const { problems, counts } = await validate(runOf(settings))
  const isGood = !hasErrors(problems)
  if (settings.isJson) {
    print(JSON.stringify({ problems, counts }))
    return isGood ? 0 : 1
  }
  const unknown = counts ? '' : ' Links, URLs and some texts of files with errors have not been checked yet.'
  if (problems.length > 0)
    print(
      `${problems.map((problem) => problemText(problem, paint)).join('\n')}\n\n${tally(problems, [], true)}.${unknown}${acceptHint(problems)}`,
    )
  if (counts)
    print(
      Object.entries(counts)
        .map(([name, count]) => counted(count, name === 'urls' ? 'URLs' : name))
        .join(', '),
    )
  return isGood ? 0 : 1
}
